import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const resources = { en: { common: { title: 'A bare page', press: 'Press' } } };

export async function createI18n(): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources });
  return instance;
}

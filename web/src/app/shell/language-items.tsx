import { languageInfo, languages } from '@pius/domain/language.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { storeLanguage } from '@/ui/i18n/language.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { localePath, pathWithoutLanguage } from '@/ui/paths.ts';

/**
 * One link per language to the page that is open: flag, label and code. A public page leads to its address in
 * that language; a page of the app is loaded again in that language, which is stored on the click.
 */
export function LanguageItems({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  const { t } = useTranslation('common');
  const current = useLanguage();
  const path = pathWithoutLanguage(pathname) + search + hash;
  return languages.map((code) => (
    <li key={code}>
      <a
        aria-current={code === current ? 'true' : undefined}
        className={className}
        href={localePath(path, code)}
        hrefLang={code}
        onClick={() => storeLanguage(code)}
      >
        <img
          alt={t(`language.flag.${code}`)}
          className="flag"
          height="20"
          loading="lazy"
          src={languageInfo[code].flag}
          width="28"
        />
        <span lang={code}>{languageInfo[code].label}</span>
        <span className="nav-code">{languageInfo[code].code}</span>
      </a>
    </li>
  ));
}

import { describe, expect, test } from 'vitest';
import { voiceOfDevice } from './device-voice.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voice of a device', () => {
  test('one that sends the text elsewhere is never taken', () => {
    expect(voiceOfDevice([voice('fr-FR', false)], 'fr')).toBeNull();
  });

  test('one of another language is never taken', () => {
    expect(voiceOfDevice([voice('en-US'), voice('frr')], 'fr')).toBeNull();
  });

  test('the own country goes first, however its name is written', () => {
    const own = voice('pt_BR');
    expect(voiceOfDevice([voice('pt-PT', true, true), own], 'pt-BR')).toBe(own);
  });

  test('where there is none of the own country, another of the language speaks', () => {
    const other = voice('pt-PT');
    expect(voiceOfDevice([voice('en-US'), other], 'pt-BR')).toBe(other);
  });

  test('of several the one that the device has as its own goes first', () => {
    const own = voice('en-GB', true, true);
    expect(voiceOfDevice([voice('en-US'), own], 'en')).toBe(own);
  });
});

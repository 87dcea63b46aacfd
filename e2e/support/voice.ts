import type { Page } from '@playwright/test';

/** A voice as a device names it. */
interface FakeVoice {
  lang: string;
  localService: boolean;
}

/**
 * Gives the pages opened from now on a device that speaks, where a browser without a window has none. What it was
 * asked to say stands in `data-said` of `<html>`.
 */
export async function fakeVoices(page: Page, voices: readonly FakeVoice[]): Promise<void> {
  await page.addInitScript((named) => {
    let now: SpeechSynthesisUtterance | null = null;
    const end = () => {
      const ended = now;
      now = null;
      ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
    };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => named.map((voice) => ({ ...voice, default: false, name: voice.lang })),
      speak(utterance: SpeechSynthesisUtterance) {
        now = utterance;
        const { said = '' } = document.documentElement.dataset;
        document.documentElement.dataset.said = `${said}${utterance.lang}: ${utterance.text}\n`;
        utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
        const boundary = Object.assign(new Event('boundary'), {
          name: 'word',
          charIndex: 0,
          charLength: 4,
        });
        utterance.onboundary?.(boundary as unknown as SpeechSynthesisEvent);
      },
      cancel: () => {
        now = null;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    window.SpeechSynthesisUtterance = class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    } as typeof SpeechSynthesisUtterance;
    addEventListener('fake:end', end);
  }, voices);
}

/** What the device was asked to say, each sentence after the language of its voice. */
export async function said(page: Page): Promise<string[]> {
  const text = await page.locator('html').getAttribute('data-said');
  return text?.trim().split('\n') ?? [];
}

import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** First the one without a window of its own: the same engine, and a quarter faster. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing of the browser's own may call out: a journey that leaves this computer has failed. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the Chromium of the journeys, without a window; the caller closes it. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: quietChromium });
}

/** Takes hold of a Chromium that somebody else has started, by its port for debugging; closing it lets go of it. */
export function holdChromium(port: number): Promise<Browser> {
  return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
}

/**
 * The Chromium to run the journeys in: CHROMIUM_PATH, else the system's, else the one that
 * Playwright installed.
 *
 * @returns the path of its program; undefined when there is none
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  const places = named ? [named] : [...usualPlaces, chromium.executablePath()];
  return places.find((place) => existsSync(place));
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

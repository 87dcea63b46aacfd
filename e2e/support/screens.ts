import { devices } from '@playwright/test';

const { userAgent, deviceScaleFactor } = devices['Pixel 7'];

/** A phone of 390 pixels, touched with a finger. */
const phone = {
  viewport: { width: 390, height: 844 },
  userAgent,
  deviceScaleFactor,
  hasTouch: true,
  isMobile: true,
};

/** A tablet of 820 pixels, touched with a finger. */
const tablet = { ...phone, viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 };

/** A desk of 1280 pixels, as the configuration has it. */
const desk = { viewport: { width: 1280, height: 800 } };

/** The screens that journeys are made on; for `test.use`. */
export const screens = { phone, tablet, desk } as const;

import { routes as account } from './account.ts';
import { routes as billing } from './billing.ts';
import { routes as blog } from './blog.ts';
import { routes as blogDesk } from './blog-desk.ts';
import { routes as blogImport } from './blog-import.ts';
import { routes as catechism } from './catechism.ts';
import { routes as chat } from './chat.ts';
import { routes as checkout } from './checkout.ts';
import { routes as classes } from './class.ts';
import { routes as comments } from './comments.ts';
import { routes as course } from './course.ts';
import { routes as desk } from './desk.ts';
import { routes as deskFamilies } from './desk-families.ts';
import { routes as disclosures } from './disclosures.ts';
import { routes as donations } from './donations.ts';
import { routes as family } from './family.ts';
import { routes as familyDevices } from './family-devices.ts';
import { routes as gifts } from './gifts.ts';
import { routes as lessonDesk } from './lesson-desk.ts';
import { routes as lessonMedia } from './lesson-media.ts';
import { routes as media } from './media.ts';
import { routes as mistakeReports } from './mistake-reports.ts';
import { routes as orders } from './orders.ts';
import { routes as printables } from './printables.ts';
import { routes as progress } from './progress.ts';
import { routes as questionBox } from './question-box.ts';
import { routes as readings } from './readings.ts';
import { routes as reviews } from './reviews.ts';
import { routes as saints } from './saints.ts';
import { routes as secondFactor } from './second-factor.ts';
import { routes as settings } from './settings.ts';
import { routes as signIn } from './sign-in.ts';
import { routes as testCheckout } from './test-checkout.ts';
import { routes as tracking } from './tracking.ts';
import { routes as trivia } from './trivia.ts';
import { routes as weeklyEmail } from './weekly-email.ts';

/**
 * Every route there is. The OpenAPI document, the browser's types and the access tests are made
 * from this table.
 */
export const allRoutes = [
  ...account,
  ...signIn,
  ...settings,
  ...family,
  ...familyDevices,
  ...classes,
  ...billing,
  ...checkout,
  ...testCheckout,
  ...orders,
  ...course,
  ...mistakeReports,
  ...lessonDesk,
  ...readings,
  ...desk,
  ...deskFamilies,
  ...progress,
  ...reviews,
  ...saints,
  ...trivia,
  ...secondFactor,
  ...donations,
  ...gifts,
  ...chat,
  ...catechism,
  ...blog,
  ...blogDesk,
  ...blogImport,
  ...questionBox,
  ...disclosures,
  ...media,
  ...comments,
  ...printables,
  ...weeklyEmail,
  ...lessonMedia,
  ...tracking,
] as const;

export type AnyRoute = (typeof allRoutes)[number];

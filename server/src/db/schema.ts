import * as account from './tables/account.ts';
import * as admin from './tables/admin.ts';
import * as billing from './tables/billing.ts';
import * as blog from './tables/blog.ts';
import * as catechism from './tables/catechism.ts';
import * as chat from './tables/chat.ts';
import * as course from './tables/course.ts';
import * as family from './tables/family.ts';
import * as giving from './tables/giving.ts';
import * as lessonVersions from './tables/lesson-versions.ts';
import * as media from './tables/media.ts';
import * as platform from './tables/platform.ts';
import * as progress from './tables/progress.ts';
import * as secondFactor from './tables/second-factor.ts';
import * as settings from './tables/settings.ts';
import * as signIn from './tables/sign-in.ts';
import * as tracking from './tables/tracking.ts';
import * as trivia from './tables/trivia.ts';
import * as emailFiles from './tables/weekly-emails.ts';

/**
 * Every table of the product, by feature; drizzle, the backup and the data map read this one
 * object.
 */
export const schema = {
  ...account,
  ...signIn,
  ...secondFactor,
  ...settings,
  ...billing,
  ...giving,
  ...blog,
  ...emailFiles,
  ...catechism,
  ...chat,
  ...course,
  ...lessonVersions,
  ...family,
  ...progress,
  ...trivia,
  ...tracking,
  ...media,
  ...platform,
  ...admin,
};

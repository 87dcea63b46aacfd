import * as account from './tables/account.ts';
import * as billing from './tables/billing.ts';
import * as course from './tables/course.ts';
import * as platform from './tables/platform.ts';
import * as progress from './tables/progress.ts';
import * as settings from './tables/settings.ts';
import * as signIn from './tables/sign-in.ts';

/** Every table of the product, by feature; drizzle, the backup and the data map read this one object. */
export const schema = {
  ...account,
  ...signIn,
  ...settings,
  ...billing,
  ...course,
  ...progress,
  ...platform,
};

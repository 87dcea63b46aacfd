import * as account from './tables/account.ts';
import * as billing from './tables/billing.ts';
import * as course from './tables/course.ts';
import * as platform from './tables/platform.ts';
import * as progress from './tables/progress.ts';
import * as secondFactor from './tables/second-factor.ts';

/** Every table of the product, by feature; drizzle, the backup and the data map read this one object. */
export const schema = {
  ...account,
  ...billing,
  ...course,
  ...progress,
  ...platform,
  ...secondFactor,
};

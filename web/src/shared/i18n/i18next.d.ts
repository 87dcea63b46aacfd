import 'i18next';
import type account from '../../../../content/ui/en/account.json';
import type activities from '../../../../content/ui/en/activities.json';
import type admin from '../../../../content/ui/en/admin.json';
import type billing from '../../../../content/ui/en/billing.json';
import type certificate from '../../../../content/ui/en/certificate.json';
import type classWords from '../../../../content/ui/en/class.json';
import type common from '../../../../content/ui/en/common.json';
import type dashboard from '../../../../content/ui/en/dashboard.json';
import type dates from '../../../../content/ui/en/dates.json';
import type errors from '../../../../content/ui/en/errors.json';
import type family from '../../../../content/ui/en/family.json';
import type landing from '../../../../content/ui/en/landing.json';
import type lesson from '../../../../content/ui/en/lesson.json';
import type listening from '../../../../content/ui/en/listening.json';
import type loginCards from '../../../../content/ui/en/login-cards.json';
import type map from '../../../../content/ui/en/map.json';
import type pictures from '../../../../content/ui/en/pictures.json';
import type progress from '../../../../content/ui/en/progress.json';
import type publicPages from '../../../../content/ui/en/public.json';
import type quiz from '../../../../content/ui/en/quiz.json';
import type report from '../../../../content/ui/en/report.json';
import type review from '../../../../content/ui/en/review.json';
import type reviewAloud from '../../../../content/ui/en/review-aloud.json';
import type road from '../../../../content/ui/en/road.json';
import type settings from '../../../../content/ui/en/settings.json';
import type wordGames from '../../../../content/ui/en/word-games.json';

/** Keys are typed from the English files: a namespace that is used stands here. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: false;
    resources: {
      account: typeof account;
      activities: typeof activities;
      admin: typeof admin;
      billing: typeof billing;
      certificate: typeof certificate;
      class: typeof classWords;
      common: typeof common;
      dashboard: typeof dashboard;
      dates: typeof dates;
      family: typeof family;
      map: typeof map;
      errors: typeof errors;
      landing: typeof landing;
      lesson: typeof lesson;
      listening: typeof listening;
      'login-cards': typeof loginCards;
      pictures: typeof pictures;
      progress: typeof progress;
      public: typeof publicPages;
      quiz: typeof quiz;
      report: typeof report;
      review: typeof review;
      'review-aloud': typeof reviewAloud;
      road: typeof road;
      settings: typeof settings;
      'word-games': typeof wordGames;
    };
  }
}

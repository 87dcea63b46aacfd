// Written by `npm run content:check -- --write-generated`.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: false;
    resources: {
      account: typeof import('../../../../content/ui/en/account.json');
      activities: typeof import('../../../../content/ui/en/activities.json');
      admin: typeof import('../../../../content/ui/en/admin.json');
      billing: typeof import('../../../../content/ui/en/billing.json');
      blog: typeof import('../../../../content/ui/en/blog.json');
      buy: typeof import('../../../../content/ui/en/buy.json');
      certificate: typeof import('../../../../content/ui/en/certificate.json');
      chat: typeof import('../../../../content/ui/en/chat.json');
      class: typeof import('../../../../content/ui/en/class.json');
      common: typeof import('../../../../content/ui/en/common.json');
      conversations: typeof import('../../../../content/ui/en/conversations.json');
      dashboard: typeof import('../../../../content/ui/en/dashboard.json');
      days: typeof import('../../../../content/ui/en/days.json');
      desk: typeof import('../../../../content/ui/en/desk.json');
      disclosures: typeof import('../../../../content/ui/en/disclosures.json');
      donate: typeof import('../../../../content/ui/en/donate.json');
      errors: typeof import('../../../../content/ui/en/errors.json');
      family: typeof import('../../../../content/ui/en/family.json');
      gift: typeof import('../../../../content/ui/en/gift.json');
      giving: typeof import('../../../../content/ui/en/giving.json');
      landing: typeof import('../../../../content/ui/en/landing.json');
      lesson: typeof import('../../../../content/ui/en/lesson.json');
      listening: typeof import('../../../../content/ui/en/listening.json');
      'login-cards': typeof import('../../../../content/ui/en/login-cards.json');
      map: typeof import('../../../../content/ui/en/map.json');
      orders: typeof import('../../../../content/ui/en/orders.json');
      payment: typeof import('../../../../content/ui/en/payment.json');
      pictures: typeof import('../../../../content/ui/en/pictures.json');
      printables: typeof import('../../../../content/ui/en/printables.json');
      progress: typeof import('../../../../content/ui/en/progress.json');
      public: typeof import('../../../../content/ui/en/public.json');
      purchases: typeof import('../../../../content/ui/en/purchases.json');
      quiz: typeof import('../../../../content/ui/en/quiz.json');
      report: typeof import('../../../../content/ui/en/report.json');
      'review-aloud': typeof import('../../../../content/ui/en/review-aloud.json');
      review: typeof import('../../../../content/ui/en/review.json');
      road: typeof import('../../../../content/ui/en/road.json');
      saints: typeof import('../../../../content/ui/en/saints.json');
      settings: typeof import('../../../../content/ui/en/settings.json');
      'test-checkout': typeof import('../../../../content/ui/en/test-checkout.json');
      trivia: typeof import('../../../../content/ui/en/trivia.json');
      'word-games': typeof import('../../../../content/ui/en/word-games.json');
    };
  }
}

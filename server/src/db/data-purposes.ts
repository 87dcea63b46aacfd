import type { RetentionKind } from '@pius/domain/retention.ts';
import type { TableName } from './data-map.ts';

/** Whose data a table holds, what for, and for how long. */
export interface Purpose {
  whose: 'the child’s' | 'the parent’s' | 'the family’s' | 'a visitor’s' | 'nobody’s';
  why: string;
  /**
   * What ends it by itself; `account` is the deletion of the account, `accounts` the law on them.
   */
  saved: RetentionKind | 'account' | 'accounts' | 'always' | 'window';
  /** How long a row may outlive the account, without it. */
  left?: RetentionKind;
}

/** The same for a table of its own words. */
const of = (whose: Purpose['whose'], saved: Purpose['saved'], why: string): Purpose => ({
  whose,
  why,
  saved,
});
const learning = (why: string) => of('the child’s', 'account', why);
const operators = (why: string) => of('nobody’s', 'always', why);

/**
 * Why there is each table (GDPR 5.1.b, 30): one without an entry does not compile.
 * `docs/security/data.md` is made of it.
 */
export const purposes: Record<TableName, Purpose> = {
  user: of('the family’s', 'account', 'who can sign in; a child’s e-mail is a name only'),
  session: of('the family’s', 'session', 'keeps somebody signed in'),
  account: of('the family’s', 'account', 'the password, hashed'),
  verification: of('the parent’s', 'old-link', 'the link that proves an address'),
  pendingSignUps: of('a visitor’s', 'sign-up', 'a sign-up until its address is proved'),
  confirmationRequests: of('a visitor’s', 'old-link', 'that a confirmation letter was asked for'),
  profiles: of('the family’s', 'account', 'name, role, age and settings'),
  userRoles: of('the family’s', 'account', 'who is an administrator'),
  secondFactors: of('the parent’s', 'account', 'an administrator’s second factor'),
  backupCodes: of('the parent’s', 'account', 'an administrator’s backup codes, hashed'),
  loginCodes: of('the parent’s', 'old-link', 'the code to log in by e-mail'),
  passwordResets: of('the parent’s', 'old-link', 'the link that sets a new password'),
  familyDevices: of('the parent’s', 'account', 'devices on which children log in by name'),
  picturePasswords: of('the child’s', 'account', 'the password of pictures, hashed'),
  emailChanges: of('the parent’s', 'email-change', 'a wish for another e-mail address'),
  consents: of('the family’s', 'account', 'who agreed to what, to which text, and when'),
  familyDeletions: of('the parent’s', 'account', 'the day on which a family is deleted'),
  classLines: of(
    'the family’s',
    'class-line',
    'lines of a class list, so that none is taken twice',
  ),
  orders: of('the parent’s', 'accounts', 'what was bought, given or granted'),
  orderChildren: of('the child’s', 'account', 'whom an order is for'),
  ledgerEvents: of('the parent’s', 'accounts', 'what happened to an order'),
  refundRequests: of('the parent’s', 'accounts', 'who wants the money back'),
  paymentEvents: of(
    'nobody’s',
    'payment-news',
    'that news of the payments service were heard once',
  ),
  testCheckouts: of('the parent’s', 'payment-news', 'payments of the TEST page'),
  userSubscriptions: of('the child’s', 'account', 'until when all modules are open'),
  donations: of('a visitor’s', 'accounts', 'donations and their receipts'),
  gifts: of('the parent’s', 'accounts', 'the card of access that was given'),
  accessReminders: of('the child’s', 'account', 'which reminders of the end of access went out'),
  auditLog: of('the parent’s', 'admin-act', 'what administrators did'),
  lessonVersions: operators('corrected lessons, and who published them'),
  readings: operators('who of the Church has read a text'),
  weeklyEmailChoices: of('the parent’s', 'account', 'whether the Saturday letter is wanted'),
  weeklyEmails: of('the parent’s', 'letter', 'of which Saturdays there was one'),
  mistakeReports: of('the family’s', 'mistake-report', 'mistakes that readers found'),
  receivedWrites: learning('the key of each act, so that it counts once'),
  lessonParts: learning('which parts of lessons are done'),
  quizResults: learning('answers and results of quizzes'),
  lessonProgress: learning('how far each lesson is'),
  activityDays: learning('the days of learning, for the days in a row'),
  reviewAnswers: learning('answers to reviews'),
  triviaRounds: learning('rounds of the daily trivia'),
  badges: learning('badges that were earned'),
  timeSpent: learning('minutes of learning'),
  conversionEvents: of('the parent’s', 'event', 'events for Meta, after "accept" alone'),
  chatMessages: of('the family’s', 'chat', 'questions and answers of the chat'),
  chatDays: of('the family’s', 'chat', 'how many questions there were in a day'),
  disclosures: {
    ...of('the family’s', 'sign-of-harm', 'signs of harm, for the safeguarding contact'),
    left: 'sign-of-harm-left',
  },
  catechismEntries: operators('the catechism, to be searched'),
  catechismWords: operators('the words of the catechism, to be searched'),
  blogPosts: operators('articles'),
  blogVersions: operators('articles in each language'),
  blogSeeded: operators('which first articles were put in'),
  comments: of('the parent’s', 'account', 'comments below articles'),
  commentReports: of('the parent’s', 'comment-report', 'comments that somebody reported'),
  storedFiles: operators('uploaded files'),
  pictures: operators('uploaded pictures'),
  pictureCopies: operators('their sizes'),
  pictureUses: operators('where they are shown'),
  lessonPictures: operators('pictures of lessons'),
  recordings: operators('recordings of lessons'),
  rateLimits: of('nobody’s', 'window', 'slows down guessing and flooding'),
  mails: of('the family’s', 'letter', 'letters on their way, and that they went out'),
};

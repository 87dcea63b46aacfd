/** A source file whose mutants must be noticed, and the tests that are to notice them. */
export interface Target {
  file: string;
  tests: string[];
  /** Whether they ask a database. */
  database?: boolean;
}

/** A promise's code, as the table tells of it. */
export interface Group {
  name: string;
  targets: Target[];
}

function besideEach(folder: string, names: readonly string[]): Target[] {
  return names.map((name) => ({
    file: `${folder}/${name}.ts`,
    tests: [`${folder}/${name}.test.ts`],
  }));
}

/**
 * What is mutated: the rules, pure, each with the tests beside it. Left out are files that hold data alone (the small
 * words of a language, limits, kinds, reasons), those that draw a sheet, which printed sheets are read back for, and those
 * that are queries: the access matrix, the payment histories and the journeys of the chat answer for these.
 */
export const groups: Group[] = [
  {
    name: 'access',
    targets: [
      ...besideEach('domain/src/account', ['access', 'module-access']),
      ...['account', 'course', 'family', 'saints'].flatMap((feature) =>
        besideEach(`server/src/features/${feature}`, ['policy']),
      ),
      ...['chat/policy', 'course/access', 'progress/policy'].flatMap((name) =>
        besideEach('server/src/features', [name]).map((target) => ({ ...target, database: true })),
      ),
    ],
  },
  {
    name: 'billing',
    targets: [
      {
        file: 'domain/src/billing/entitlement.ts',
        tests: [
          'domain/src/billing/entitlement.test.ts',
          'domain/src/billing/entitlement-order.test.ts',
        ],
      },
      ...besideEach('domain/src/billing', [
        'taken-back',
        'order-state',
        'months',
        'active',
        'plans',
        'quote',
        'refund-day',
        'gift-state',
        'gift-code',
        'donations',
        'reminders',
      ]),
      ...besideEach('server/src/features/billing', ['told', 'checkout-fault']),
    ],
  },
  {
    name: 'chat gate',
    targets: besideEach('domain/src/chat', [
      'gate',
      'pattern',
      'deeds',
      'check-answer',
      'safety-answer',
      'spoken-language',
      'personal-data',
      'small-letter-names',
      'telling-forms',
    ]),
  },
  {
    name: 'progress',
    targets: [
      {
        file: 'domain/src/progress/grading.ts',
        tests: ['grading', 'grade-quiz'].map((name) => `domain/src/progress/${name}.test.ts`),
      },
      ...besideEach('domain/src/progress', [
        'act-time',
        'activities',
        'badges',
        'fading',
        'hangman',
        'local-day',
        'overall',
        'parts',
        'review-question',
        'reviews',
        'riddle',
        'streak',
        'week',
      ]),
    ],
  },
  {
    name: 'printables',
    targets: [
      ...besideEach('domain/src/printables', [
        'crossword',
        'own-words',
        'puzzle-letters',
        'saint-words',
        'word-search',
      ]),
      ...['crossword-board', 'letter-grid'].map((name) => ({
        file: `domain/src/printables/${name}.ts`,
        tests: [
          'domain/src/printables/crossword.test.ts',
          'domain/src/printables/word-search.test.ts',
        ],
      })),
    ],
  },
];

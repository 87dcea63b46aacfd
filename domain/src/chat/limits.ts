/** The longest question, in letters. @see docs/requirements.md#r-chat-limits */
export const longestQuestion = 200;

/** Questions of a day: a child's, and a grown-up's. @see docs/requirements.md#r-chat-limits */
export const questionsADay = { child: 30, parent: 200 } as const;

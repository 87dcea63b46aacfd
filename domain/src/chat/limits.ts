/** The longest question, in letters (issue "Chat": the gate). */
export const longestQuestion = 200;

/** Questions of a day (product.md "Chat when the model is down"): a child's, and a grown-up's. */
export const questionsADay = { child: 30, parent: 200 } as const;

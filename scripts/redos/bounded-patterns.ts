/** Files with a pattern whose time grows with a power of the text's length, and what bounds that text. */
export const boundedPatterns: Record<string, string> = {
  'domain/src/printables/own-words.ts': 'a line of a grown-up’s own list, on the own device',
  'domain/src/printables/saint-words.ts': 'sentences of our own content',
  'domain/src/chat/telling-forms.ts': 'a question of the chat, of 500 characters',
  'server/src/features/chat/stream-answer.ts': 'an answer of the model, of 400 tokens',
  'server/src/features/chat/hostile-model.ts': 'the model of tests',
  'server/src/features/blog/render-post.ts':
    'an article after cleaning, in which every heading is closed',
};

const why =
  'of the operator’s lessons and articles: about nobody, and without a name of who uploaded it';

/** The rules of files, pictures and recordings, as `data-map.ts` has them of all other tables. */
export const mediaRules = {
  storedFiles: {
    deletion: 'keep',
    why,
    columns: { name: 'impersonal', bytes: 'impersonal', storedAt: 'impersonal' },
  },
  pictures: {
    deletion: 'keep',
    why,
    columns: {
      id: 'impersonal',
      width: 'impersonal',
      height: 'impersonal',
      storedAt: 'impersonal',
    },
  },
  pictureCopies: {
    deletion: 'keep',
    why,
    columns: {
      pictureId: 'impersonal',
      width: 'impersonal',
      height: 'impersonal',
      file: 'impersonal',
    },
  },
  pictureUses: {
    deletion: 'keep',
    why,
    columns: { pictureId: 'impersonal', usedBy: 'impersonal', of: 'impersonal' },
  },
  lessonPictures: {
    deletion: 'keep',
    why,
    columns: {
      id: 'impersonal',
      lessonId: 'impersonal',
      pictureId: 'impersonal',
      language: 'impersonal',
      alt: 'impersonal',
      place: 'impersonal',
    },
  },
  recordings: {
    deletion: 'keep',
    why,
    columns: {
      id: 'impersonal',
      lessonId: 'impersonal',
      language: 'impersonal',
      part: 'impersonal',
      file: 'impersonal',
      bytes: 'impersonal',
      milliseconds: 'impersonal',
      storedAt: 'impersonal',
    },
  },
} as const;

const published = 'what the operator publishes';

/** The rules of the blog and its comments, as `data-map.ts` has them of all other tables. */
export const blogRules = {
  blogPosts: {
    deletion: 'keep',
    why: published,
    columns: {
      id: 'impersonal',
      category: 'impersonal',
      author: 'impersonal',
      featured: 'impersonal',
      coverArt: 'impersonal',
      coverPicture: 'impersonal',
      createdAt: 'impersonal',
      deletedAt: 'impersonal',
    },
  },
  blogVersions: {
    deletion: 'keep',
    why: published,
    columns: {
      postId: 'impersonal',
      language: 'impersonal',
      slug: 'impersonal',
      title: 'impersonal',
      summary: 'impersonal',
      source: 'impersonal',
      coverAlt: 'impersonal',
      readMinutes: 'impersonal',
      publishAt: 'impersonal',
      revision: 'impersonal',
      updatedAt: 'impersonal',
      importKey: 'impersonal',
      words: 'impersonal',
    },
  },
  blogSeeded: {
    deletion: 'keep',
    why: 'which articles of the content folder were put in',
    columns: {
      folder: 'impersonal',
      language: 'impersonal',
      postId: 'impersonal',
      version: 'impersonal',
    },
  },
  // The place of a comment stays, empty, for the replies of others.
  comments: {
    deletion: 'detach',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      id: 'keep',
      postId: 'keep',
      language: 'keep',
      parentId: 'keep',
      userId: 'cut',
      authorName: 'cut',
      text: 'cut',
      status: 'keep',
      removedFor: 'keep',
      removedWords: 'cut',
      removedAt: 'keep',
      key: 'cut',
      createdAt: 'keep',
      editedAt: 'keep',
    },
  },
  commentReports: {
    deletion: 'erase',
    owner: { by: 'member', columns: ['userId'] },
    columns: {
      commentId: 'export',
      userId: 'export',
      reason: 'export',
      note: 'export',
      createdAt: 'export',
      handledAt: 'export',
    },
  },
} as const;

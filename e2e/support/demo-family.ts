/** The people of the demo family, as the README names them, with the e-mail each logs in by. */
export const demoFamily = {
  parent: { email: 'parent@example.com', password: 'quest-parent-1' },
  lucia: { email: 'parent+lucia@example.com', password: 'lucia1' },
  marco: { email: 'parent+marco@example.com', password: 'marco1' },
  admin: { email: 'admin@example.com', password: 'quest-admin-1' },
  pia: { email: 'admin+pia@example.com', password: 'piapia' },
} as const;

export type DemoPerson = keyof typeof demoFamily;

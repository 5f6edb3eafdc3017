/**
 * What every page asks at once, without the schemas of the answers: a visitor's page needs none, for it is told that
 * nobody is signed in and that there is nothing to know.
 */
export const FIRST_CALLS = {
  me: { method: 'GET', path: '/api/me', access: 'family', evenLocked: true },
  /** Open to visitors too: after a restored backup, a newer account may be missing and its owner can't sign in. */
  notices: { method: 'GET', path: '/api/notices', access: 'anyone' },
} as const

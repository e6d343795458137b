/** Every address of the app, by who is let in; `routes.tsx` has the screen of each, and the tests visit them all. */
export const addresses = {
  /** Whoever has a session is sent on. */
  withoutSession: ['/sign-in', '/sign-up', '/magic-link', '/forgot-password', '/setup'],
  anybody: ['/reset-password', '/email-verified', '/invitation/:id'],
  /** In the frame of the signed-in app, or without it. */
  unknown: ['*'],
  signedIn: [
    '/account',
    '/account/security',
    '/account/sessions',
    '/organizations',
    '/new-organization',
    '/admin/users',
    '/admin/users/new',
    '/admin/users/:id',
    '/admin/audit',
  ],
  members: [
    '/organizations/:slug/members',
    '/organizations/:slug/invitations',
    '/organizations/:slug/teams',
    '/organizations/:slug/history',
    '/organizations/:slug/settings',
  ],
} as const;

export type Address = (typeof addresses)[keyof typeof addresses][number];

// Written by `npm run docs`: the decisions of the features in `server/app/features.ts`.
/** The audit events of which users get a notice by mail. */
export type NoticedEvent = 'account.linked' | 'account.unlinked' | 'password.changed' | 'password.reset' | 'password.set' | 'username.changed' | 'session.started' | 'security-notices.updated' | 'user.password-set' | 'api-key.rotated' | 'personal-data.exported' | 'user.data-exported';

import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const coreEventTexts = localized('coreEventTexts', {
  'user.signed-up': 'Signed up',
  'session.started': 'Signed in',
  'session.refused': 'Sign-in failed',
  'session.ended': 'Signed out',
  'mail.undelivered': 'Email not delivered',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const coreSentences = localized('coreSentences', {
  'user.signed-up': '{target} signed up',
  'session.started': '{target} signed in',
  'session.refused': 'Failed sign-in for {target}',
  'session.ended': { self: '{actor} signed out', other: '{actor} signed {target} out' },
  'mail.undelivered': 'An email could not be delivered',
});

/** What the scopes allow. */
export const auditScopeTexts = localized('auditScopeTexts', {
  'audit:list': 'See the audit log and events',
});

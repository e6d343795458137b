import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('auditProof', {
  download: 'Download proof',
  saved: 'Proof downloaded',
});

export const errorTexts = localized('auditProofErrors', {
  ENTRY_NOT_FOUND: 'This event is no longer in the audit log.',
  ENTRY_NOT_SEALED: 'This event has no proof yet. Try again in a minute.',
});

import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const passkeyEventTexts = localized('passkeyEventTexts', {
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'passkey.clone-suspected': 'Copied passkey suspected',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const passkeySentences = localized('passkeySentences', {
  'passkey.added': '{target} added a passkey',
  'passkey.removed': '{target} removed a passkey',
  'passkey.clone-suspected': 'A passkey of {target} may have been copied',
});

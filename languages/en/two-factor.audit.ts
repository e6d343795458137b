import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const twoFactorEventTexts = localized('twoFactorEventTexts', {
  'two-factor.enabled': 'Two-factor authentication turned on',
  'two-factor.disabled': 'Two-factor authentication turned off',
  'two-factor.method-added': 'Second factor added',
  'two-factor.backup-codes-created': 'Backup codes created',
  'two-factor.backup-code-used': 'Backup code used',
  'two-factor.locked': 'Second factor locked after wrong codes',
  'two-factor.reset': 'Two-factor authentication reset by an administrator',
  'two-factor.recovery-requested': 'Removal of the second factor requested',
  'two-factor.recovery-canceled': 'Removal of the second factor canceled',
  'two-factor.recovered': 'Lost second factor removed by its user',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const twoFactorSentences = localized('twoFactorSentences', {
  'two-factor.enabled': {
    self: '{actor} turned on two-factor authentication',
    other: '{actor} turned on two-factor authentication for {target}',
  },
  'two-factor.disabled': {
    self: '{actor} turned off two-factor authentication',
    other: '{actor} turned off two-factor authentication for {target}',
  },
  'two-factor.method-added': '{target} added a second factor',
  'two-factor.backup-codes-created': '{target} created backup codes',
  'two-factor.backup-code-used': '{target} used a backup code',
  'two-factor.locked': 'The second factor of {target} was locked after wrong codes',
  'two-factor.reset': '{actor} reset two-factor authentication of {target}',
  'two-factor.recovery-requested': '{target} requested the removal of their second factor',
  'two-factor.recovery-canceled': 'The removal of the second factor of {target} was canceled',
  'two-factor.recovered': '{target} removed their lost second factor',
});

import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'Zwei-Faktor-Authentifizierung eingeschaltet',
  'two-factor.disabled': 'Zwei-Faktor-Authentifizierung ausgeschaltet',
  'two-factor.method-added': 'Zweiter Faktor hinzugefügt',
  'two-factor.backup-codes-created': 'Backup-Codes erstellt',
  'two-factor.backup-code-used': 'Backup-Code verwendet',
  'two-factor.locked': 'Zweiter Faktor nach falschen Codes gesperrt',
  'two-factor.reset': 'Zwei-Faktor-Authentifizierung von Administrator zurückgesetzt',
  'two-factor.recovery-requested': 'Entfernung des zweiten Faktors beantragt',
  'two-factor.recovery-canceled': 'Entfernung des zweiten Faktors abgebrochen',
  'two-factor.recovered': 'Verlorener zweiter Faktor vom Benutzer entfernt',
};

export const twoFactorSentences: Translations['twoFactorSentences'] = {
  'two-factor.enabled': {
    self: '{actor} hat die Zwei-Faktor-Authentifizierung eingeschaltet',
    other: '{actor} hat die Zwei-Faktor-Authentifizierung für {target} eingeschaltet',
  },
  'two-factor.disabled': {
    self: '{actor} hat die Zwei-Faktor-Authentifizierung ausgeschaltet',
    other: '{actor} hat die Zwei-Faktor-Authentifizierung für {target} ausgeschaltet',
  },
  'two-factor.method-added': '{target} hat einen zweiten Faktor hinzugefügt',
  'two-factor.backup-codes-created': '{target} hat Backup-Codes erstellt',
  'two-factor.backup-code-used': '{target} hat einen Backup-Code verwendet',
  'two-factor.locked': 'Der zweite Faktor von {target} wurde nach falschen Codes gesperrt',
  'two-factor.reset': '{actor} hat die Zwei-Faktor-Authentifizierung von {target} zurückgesetzt',
  'two-factor.recovery-requested': '{target} hat die Entfernung des zweiten Faktors beantragt',
  'two-factor.recovery-canceled': 'Die Entfernung des zweiten Faktors von {target} wurde abgebrochen',
  'two-factor.recovered': '{target} hat den verlorenen zweiten Faktor entfernt',
};

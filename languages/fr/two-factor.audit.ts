import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'Authentification à deux facteurs activée',
  'two-factor.disabled': 'Authentification à deux facteurs désactivée',
  'two-factor.method-added': 'Second facteur ajouté',
  'two-factor.backup-codes-created': 'Codes de secours créés',
  'two-factor.backup-code-used': 'Code de secours utilisé',
  'two-factor.locked': 'Second facteur bloqué après des codes incorrects',
  'two-factor.reset': 'Authentification à deux facteurs réinitialisée par un administrateur',
  'two-factor.recovery-requested': 'Suppression du second facteur demandée',
  'two-factor.recovery-canceled': 'Suppression du second facteur annulée',
  'two-factor.recovered': 'Second facteur perdu supprimé par son utilisateur',
};

export const twoFactorSentences: Translations['twoFactorSentences'] = {
  'two-factor.enabled': {
    self: '{actor} a activé l’authentification à deux facteurs',
    other: '{actor} a activé l’authentification à deux facteurs pour {target}',
  },
  'two-factor.disabled': {
    self: '{actor} a désactivé l’authentification à deux facteurs',
    other: '{actor} a désactivé l’authentification à deux facteurs pour {target}',
  },
  'two-factor.method-added': '{target} a ajouté un second facteur',
  'two-factor.backup-codes-created': '{target} a créé des codes de secours',
  'two-factor.backup-code-used': '{target} a utilisé un code de secours',
  'two-factor.locked': 'Le second facteur de {target} a été bloqué après des codes incorrects',
  'two-factor.reset': '{actor} a réinitialisé l’authentification à deux facteurs de {target}',
  'two-factor.recovery-requested': '{target} a demandé la suppression de son second facteur',
  'two-factor.recovery-canceled': 'La suppression du second facteur de {target} a été annulée',
  'two-factor.recovered': '{target} a supprimé son second facteur perdu',
};

import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'Authentification à deux facteurs activée',
  'two-factor.disabled': 'Authentification à deux facteurs désactivée',
  'two-factor.method-added': 'Deuxième étape ajoutée',
  'two-factor.backup-codes-created': 'Codes de secours créés',
  'two-factor.backup-code-used': 'Code de secours utilisé',
  'two-factor.locked': 'Deuxième étape bloquée après des codes incorrects',
  'two-factor.reset': 'Authentification à deux facteurs réinitialisée par un administrateur',
  'two-factor.recovery-requested': 'Suppression de la deuxième étape demandée',
  'two-factor.recovery-canceled': 'Suppression de la deuxième étape annulée',
  'two-factor.recovered': 'Deuxième étape perdue supprimée par son utilisateur',
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
  'two-factor.method-added': '{target} a ajouté une deuxième étape',
  'two-factor.backup-codes-created': '{target} a créé des codes de secours',
  'two-factor.backup-code-used': '{target} a utilisé un code de secours',
  'two-factor.locked': 'La deuxième étape de {target} a été bloquée après des codes incorrects',
  'two-factor.reset': '{actor} a réinitialisé l’authentification à deux facteurs de {target}',
  'two-factor.recovery-requested': '{target} a demandé la suppression de sa deuxième étape',
  'two-factor.recovery-canceled': 'La suppression de la deuxième étape de {target} a été annulée',
  'two-factor.recovered': '{target} a supprimé sa deuxième étape perdue',
};

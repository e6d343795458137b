import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const twoFactorErrors: Translations['twoFactorErrors'] = {
  INVALID_CODE: 'Code incorrect. Saisissez le plus récent.',
  INVALID_BACKUP_CODE: 'Ce code de secours est incorrect ou a déjà été utilisé.',
  OTP_HAS_EXPIRED: 'Ce code a expiré. Demandez-en un nouveau.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Trop de codes incorrects. Demandez un nouveau code.',
  INVALID_TWO_FACTOR_COOKIE: 'Votre connexion a expiré. Reconnectez-vous.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Trop de codes incorrects. Réessayez dans 15 minutes.',
  TWO_FACTOR_NOT_ENABLED: 'L’authentification à deux facteurs est déjà désactivée. Rechargez cette page.',
  TOTP_NOT_ENABLED: 'Aucune application d’authentification n’est configurée. Utilisez une autre méthode.',
  TOTP_ALREADY_ENABLED: 'Une application d’authentification est déjà configurée. Rechargez cette page.',
  emailCodesUnavailable: 'Les codes par e-mail ne sont pas disponibles. Utilisez une autre méthode.',
  NO_PASSKEY_REGISTERED: 'Ajoutez d’abord une clé d’accès.',
  BACKUP_CODES_NOT_ENABLED: 'Vous n’avez pas de codes de secours. Utilisez une autre méthode.',
  TRUSTED_DEVICE_NOT_FOUND: 'Ce navigateur n’est plus approuvé.',
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR:
    'Vous ne pouvez pas réinitialiser votre propre authentification à deux facteurs. Désactivez-la sous «\u00a0Sécurité ».',
  TWO_FACTOR_RECOVERY_NOT_ALLOWED:
    'Vous ne pouvez pas supprimer votre second facteur après cette connexion. Connectez-vous avec une autre méthode.',
  TWO_FACTOR_RECOVERY_NOT_READY: 'Vous ne pouvez pas encore supprimer votre second facteur. Rechargez cette page.',
  TWO_FACTOR_REQUIRED: 'Configurez d’abord l’authentification à deux facteurs sous «\u00a0Sécurité ».',
};

export const factors: Translations['factors'] = {
  title: 'Authentification à deux facteurs',
  about: 'Un second facteur à la connexion, pour qu’un mot de passe volé ne suffise pas.',
  on: 'Activée',
  off: 'Désactivée',
  methods: {
    totp: {
      name: 'Application d’authentification',
      about: 'Codes d’une application sur votre téléphone ou dans votre gestionnaire de mots de passe.',
      setUp: 'Configurer',
      setUpLabel: 'Configurer l’application d’authentification',
      addDevice: 'Ajouter un appareil',
      addDeviceLabel: 'Ajouter un appareil à l’application d’authentification',
    },
    otp: {
      name: 'Codes par e-mail',
      about: (email) => `Codes envoyés à ${email}.`,
      setUp: 'Configurer',
      setUpLabel: 'Configurer les codes par e-mail',
    },
    passkey: {
      name: 'Clés d’accès',
      about: 'Votre empreinte digitale, votre visage, le verrouillage de l’écran ou une clé de sécurité.',
      setUp: 'Activer',
      setUpLabel: 'Activer les clés d’accès comme second facteur',
    },
  },
  turnedOn: 'Authentification à deux facteurs activée',
  methodAdded: 'Méthode ajoutée',
  app: {
    title: 'Configurer l’application d’authentification',
    deviceTitle: 'Ajouter un autre appareil',
    scan: 'Scannez le code QR avec votre application d’authentification.',
    qrCode: 'Code QR pour votre application d’authentification',
    keyHint: 'Impossible de le scanner\u00a0? Saisissez plutôt cette clé de configuration\u00a0:',
    key: 'clé de configuration',
    open: 'Ouvrir dans une application de cet appareil',
    code: 'Code de l’application',
    codeHint: '6 chiffres. Rien ne change tant que vous n’avez pas saisi de code.',
    submit: 'Activer l’application d’authentification',
    done: 'Terminé',
  },
  mailedCodes: {
    title: 'Configurer les codes par e-mail',
    sent: (email) => `Nous avons envoyé un code à 6 chiffres à ${email}.`,
    code: 'Code de l’e-mail',
    codeHint: 'Rien ne change tant que vous n’avez pas saisi le code.',
    submit: 'Activer les codes par e-mail',
  },
  backupCodes: {
    name: 'Codes de secours',
    left: (count) => plural(count, { one: `${count} code restant`, other: `${count} codes restants` }),
    none: 'Vous n’avez pas de codes de secours. Créez-en pour ne jamais perdre l’accès.',
    title: 'Enregistrez vos codes de secours',
    about:
      'Si vous ne pouvez pas utiliser vos autres méthodes, connectez-vous avec l’un de ces codes. Chacun fonctionne une fois.',
    once: 'Ils ne sont affichés que maintenant. Conservez-les en lieu sûr.',
    offerTitle: 'Créer des codes de secours',
    offer:
      'L’authentification à deux facteurs est activée. Créez des codes de secours pour vous connecter lorsque vous ne pouvez pas utiliser vos autres méthodes.',
    create: 'Créer des codes de secours',
    later: 'Pas maintenant',
    copy: 'Copier les codes',
    copied: 'Copié',
    download: 'Télécharger les codes',
    print: 'Imprimer les codes',
    file: (app, email) => `Codes de secours ${app} pour ${email}. Chacun fonctionne une fois.`,
    saved: 'J’ai enregistré ces codes',
    done: 'Terminé',
    replace: {
      action: 'Remplacer les codes',
      question: 'Remplacer vos codes de secours\u00a0?',
      consequences: 'Vos codes de secours actuels cesseront de fonctionner et les autres appareils seront déconnectés.',
    },
  },
  turnOff: {
    action: 'Désactiver',
    label: 'authentification à deux facteurs',
    question: 'Désactiver l’authentification à deux facteurs\u00a0?',
    consequences:
      'Vous vous connecterez sans second facteur. Vos codes de secours cesseront de fonctionner et les autres appareils seront déconnectés.',
    confirm: 'Désactiver l’authentification à deux facteurs',
    done: 'Authentification à deux facteurs désactivée',
    row: 'Ne plus demander de second facteur',
    required: 'Obligatoire pour tous les comptes ici.',
  },
  trusted: {
    title: 'Navigateurs approuvés',
    about: 'Ils se connectent sans second facteur.',
    current: 'Ce navigateur',
    lastUsed: 'dernière utilisation',
    expires: 'expire',
    revoke: 'Ne plus approuver',
    question: (device) => `Ne plus approuver ${device}\u00a0?`,
    consequences: (device) => `Un second facteur vous sera demandé à la prochaine connexion avec ${device}.`,
    revoked: 'Navigateur retiré des navigateurs approuvés',
    revokeAll: 'Ne plus approuver aucun navigateur',
    allQuestion: 'Ne plus approuver aucun navigateur\u00a0?',
    allConsequences: 'Un second facteur vous sera demandé à la prochaine connexion avec l’un d’eux.',
    allRevoked: 'Navigateurs retirés des navigateurs approuvés',
  },
  required: {
    title: 'Configurer un second facteur',
    about: 'Ce service exige l’authentification à deux facteurs. Choisissez une méthode pour continuer.',
    signOut: 'Se déconnecter',
  },
  reset: {
    title: 'Authentification à deux facteurs',
    about: 'Pour les utilisateurs qui ont perdu leur téléphone, leur clé d’accès ou leurs codes de secours.',
    open: 'Réinitialiser l’authentification à deux facteurs',
    dialog: (name) => `Réinitialiser l’authentification à deux facteurs de ${name}\u00a0?`,
    consequences:
      'La connexion se fera sans second facteur jusqu’à ce qu’un nouveau soit configuré. Les codes de secours cesseront de fonctionner et tous les appareils seront déconnectés. Nous préviendrons l’utilisateur par e-mail.',
    submit: 'Réinitialiser l’authentification à deux facteurs',
    done: 'Authentification à deux facteurs réinitialisée',
  },
};

export const twoFactor: Translations['twoFactor'] = {
  code: 'Code',
  digits: 'Code à 6 chiffres',
  challenge: {
    title: 'Confirmez votre identité',
    account: (email) => `Vous vous connectez en tant que ${email}`,
    action: 'Continuer',
    trust: (lifetime) => `Faire confiance à ce navigateur pendant ${lifetime}`,
    expiredTitle: 'Connexion expirée',
    expired: 'Vous avez mis trop de temps, ou cette connexion a déjà été effectuée.',
    tooManyAttempts: 'Trop de codes incorrects.',
    signIn: 'Se reconnecter',
  },
  totp: {
    label: 'Utiliser votre application d’authentification',
    about: 'Saisissez le code de votre application d’authentification.',
  },
  mailedCode: {
    label: 'Recevoir un code par e-mail',
    about: 'Nous vous enverrons un code à 6 chiffres par e-mail.',
    send: 'M’envoyer un code',
    sent: 'Consultez votre boîte de réception et saisissez le code.',
  },
  backupCode: {
    label: 'Utiliser un code de secours',
    about: 'Saisissez l’un des codes de secours que vous avez enregistrés. Chacun fonctionne une fois.',
    field: 'Code de secours',
  },
  recovery: {
    open: 'Vous avez perdu toutes vos méthodes\u00a0?',
    finish: 'Supprimer votre second facteur',
    back: 'Utiliser l’une de vos méthodes',
    unavailable:
      'Vous ne pouvez pas supprimer votre second facteur après cette connexion. Connectez-vous avec un mot de passe ou un fournisseur que vous avez déjà utilisé avec votre second facteur, ou contactez l’assistance.',
    about: (waitingTime) =>
      `Vous pouvez nous demander de supprimer votre second facteur. Pour votre sécurité, ce n’est possible qu’après ${waitingTime}. Nous vous enverrons un e-mail contenant un lien d’annulation.`,
    request: 'Demander la suppression',
    requested: (time) =>
      `Vous nous avez demandé de supprimer votre second facteur. Pour cela, reconnectez-vous après cette date\u00a0: ${time}. Si vous utilisez l’une de vos méthodes d’ici là, la demande est annulée.`,
    ready: 'Le délai d’attente est écoulé. Nous vous enverrons par e-mail un code qui supprime votre second facteur.',
    codeSent:
      'Consultez votre boîte de réception et saisissez le code. Il supprime votre second facteur et déconnecte vos autres appareils.',
    remove: 'Supprimer le second facteur',
  },
  cancelRecovery: {
    title: 'Conserver votre second facteur\u00a0?',
    about: 'Cela annule la demande de suppression du second facteur de votre compte.',
    action: 'Conserver le second facteur',
    doneTitle: 'Demande annulée',
    done: 'Votre second facteur reste activé. Si vous n’êtes pas à l’origine de la demande, une autre personne connaît votre mot de passe\u00a0: changez-le maintenant.',
    changePassword: 'Changer le mot de passe',
    failedTitle: 'Rien à annuler',
    failed: 'La demande a déjà été annulée ou exécutée, ou elle a expiré.',
    next: 'Accéder aux paramètres de sécurité',
  },
};

export const twoFactorAttention: Translations['twoFactorAttention'] = {
  administrators: (count) =>
    plural(count, {
      one: `${number(count)} administrateur n’a pas de second facteur`,
      other: `${number(count)} administrateurs n’ont pas de second facteur`,
    }),
  about: 'Un mot de passe volé suffit pour administrer le service.',
  open: 'Afficher les administrateurs',
};

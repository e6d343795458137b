import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'Fournisseur d’identité ajouté',
  'sso-connection.updated': 'Fournisseur d’identité modifié',
  'sso-connection.tested': 'Fournisseur d’identité testé',
  'sso-connection.enabled': 'Fournisseur d’identité activé',
  'sso-connection.disabled': 'Fournisseur d’identité désactivé',
  'sso-connection.deleted': 'Fournisseur d’identité supprimé',
  'sso-connection.certificate-expiring': 'Certificat d’un fournisseur bientôt expiré',
  'organization.sso-policy-set': 'Exigence d’authentification unique modifiée',
  'sso.break-glass-used': 'Connexion sans l’authentification unique exigée',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} a ajouté le fournisseur d’identité {providerId}',
  'sso-connection.updated': '{actor} a modifié le fournisseur d’identité {providerId}',
  'sso-connection.tested': '{actor} a testé le fournisseur d’identité {providerId}',
  'sso-connection.enabled': '{actor} a activé le fournisseur d’identité {providerId}',
  'sso-connection.disabled': '{actor} a désactivé le fournisseur d’identité {providerId}',
  'sso-connection.deleted': '{actor} a supprimé le fournisseur d’identité {providerId}',
  'sso-connection.certificate-expiring': 'Le certificat du fournisseur d’identité {providerId} expire bientôt',
  'organization.sso-policy-set': '{actor} a modifié l’exigence d’authentification unique\u00a0: {organization}',
  'sso.break-glass-used': '{actor}, propriétaire de {organization}, s’est connecté sans authentification unique',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = {
  'sso:read': 'Voir les fournisseurs d’identité des organisations',
};

export const ssoErrors: Translations['ssoErrors'] = {
  SSO_PROVIDER_ALREADY_EXISTS: 'Votre organisation a déjà une connexion avec cet émetteur et cet identifiant client.',
  SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS: 'Cet URI de redirection est déjà utilisé. Recommencez.',
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS:
    'Vous avez atteint le nombre maximal de connexions. Supprimez-en une que vous n’utilisez plus.',
  INVALID_ISSUER_MUST_BE_A_VALID_URL:
    'Saisissez l’émetteur tel que le fournisseur l’affiche, en commençant par https://.',
  ISSUER_IS_SHARED: 'De nombreuses organisations partagent cet émetteur. Saisissez celui de votre propre locataire.',
  DISCOVERY_FAILED:
    'La configuration du fournisseur n’a pas pu être lue pour cet émetteur. Copiez l’émetteur exactement.',
  CLIENT_SECRET_IS_REQUIRED: 'Saisissez le secret client.',
  INVALID_CEILING_ROLE: 'L’authentification unique ne peut pas créer de propriétaires.',
  YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE:
    'Vous ne pouvez pas attribuer ce rôle, car il a des autorisations que vous n’avez pas.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO: 'Vous n’êtes pas autorisé à modifier cette connexion.',
  PROVIDER_WAS_CHANGED: 'Cette connexion a été modifiée entre-temps. Vérifiez-la et réessayez.',
  SSO_NOT_TESTED: 'Testez d’abord la connexion.',
  SSO_IS_REQUIRED: 'Votre organisation exige l’authentification unique, et c’est sa seule connexion activée.',
};

export const sso: Translations['sso'] = {
  title: 'Authentification unique',
  about: 'Permettez aux membres de se connecter avec le fournisseur d’identité de votre entreprise.',
  notAllowed: 'Vous n’êtes pas autorisé à voir l’authentification unique.',
  steps: {
    title: 'Configuration',
    done: 'Terminé',
    open: 'Pas encore terminé',
    domain: {
      title: 'Domaine',
      about: 'Prouvez que le domaine de vos adresses e-mail vous appartient.',
      pending: (domains) => `L’enregistrement DNS de ${domains} n’a pas encore été trouvé.`,
      done: (domains) => `Vérifié : ${domains}.`,
      action: 'Ajouter un domaine',
      manage: 'Gérer les domaines',
    },
    connection: {
      title: 'Connexion',
      about: 'Connectez Okta, Microsoft Entra ID, Google Workspace ou tout autre fournisseur OpenID Connect.',
      pending: (names) => `Testez ${names} et activez la connexion.`,
      done: (names) => `Les membres peuvent se connecter avec ${names}.`,
      next: 'Continuer',
    },
  },
  connections: 'Connexions',
  state: { on: 'Activée', attention: 'À vérifier', off: 'Désactivée', untested: 'Non testée' },
  add: {
    action: 'Ajouter une connexion',
    title: 'Ajouter une connexion',
    about: 'Quel fournisseur d’identité votre organisation utilise-t-elle ?',
    other: 'Autre fournisseur OpenID Connect',
    back: 'Choisir un autre fournisseur',
    at: (product) => `Dans ${product}`,
    atOther: 'Chez votre fournisseur',
    here: 'Ici',
    create: 'Créez une application web',
    createOther: 'Enregistrez une application web qui utilise OpenID Connect',
    redirect: 'Saisissez cet URI de redirection',
    email: 'Autorisez l’envoi de l’adresse e-mail',
    access: 'Choisissez qui peut se connecter',
    copy: 'Copiez ces valeurs dans les champs de cette page',
    submit: 'Ajouter la connexion',
    done: 'Connexion ajoutée',
  },
  fields: {
    name: 'Nom',
    nameHint: 'Affiché sur le bouton de connexion.',
    issuer: 'Émetteur',
    example: (issuer) => `Par exemple ${issuer}`,
    clientId: 'Identifiant client',
    clientSecret: 'Secret client',
    keepSecret: 'Laissez vide pour garder le secret actuel.',
    redirectUri: 'URI de redirection',
    copyRedirectUri: 'l’URI de redirection',
    startUrl: 'Lien de connexion',
    startUrlHint: 'Pour une vignette dans le portail de votre fournisseur.',
    copyStartUrl: 'le lien de connexion',
  },
  tabs: { label: 'Connexion', state: 'État', settings: 'Paramètres' },
  gone: { title: 'Connexion introuvable', about: 'Elle a peut-être été supprimée.' },
  attention: {
    'no-proven-domain': 'Aucun de ses domaines n’est vérifié : aucun utilisateur ne peut donc se connecter avec elle.',
    'domain-lost': 'Un de ses domaines n’est plus vérifié.',
  },
  test: {
    title: 'Test',
    about: 'Vous vous connectez chez le fournisseur dans un nouvel onglet. Votre session ici ne change pas.',
    submit: 'Tester la connexion',
    again: 'Tester à nouveau',
    waiting: 'En attente de la connexion chez le fournisseur. Le résultat s’affiche ici.',
    blocked: 'Votre navigateur a bloqué le nouvel onglet.',
    open: 'Ouvrir la connexion du fournisseur',
    passed: 'Le test a réussi',
    failed: 'Le test a échoué',
    outdated: 'La connexion a été modifiée depuis ce test.',
    stated: 'Ce que le fournisseur a envoyé',
    claims: { email: 'E-mail', emailVerified: 'E-mail vérifié', name: 'Nom', subject: 'ID', groups: 'Groupes' },
    yes: 'Oui',
    no: 'Non',
    missing: 'Non envoyé',
  },
  reasons: {
    sso_email_missing:
      'Le fournisseur n’a envoyé aucune adresse e-mail. Autorisez son envoi, ou changez son claim dans les paramètres.',
    sso_email_not_in_domain: 'L’adresse e-mail n’appartient à aucun domaine vérifié de cette connexion.',
    sso_email_not_verified: 'Selon le fournisseur, l’adresse e-mail n’est pas vérifiée.',
    sso_response_refused:
      'La réponse du fournisseur n’a pas été acceptée. Vérifiez l’identifiant client et le secret client.',
    sso_not_assigned: 'L’utilisateur n’est pas membre, et les nouveaux membres ne sont pas ajoutés automatiquement.',
    sso_account_refused: 'Le compte a un rôle sur la plateforme\u00a0: il se connecte donc autrement.',
    sso_confirmation_required:
      'Le compte est propriétaire d’une organisation ou a un rôle sur la plateforme\u00a0: l’utilisateur doit l’associer lui-même.',
    sso_email_taken: 'L’adresse chez le fournisseur appartient à un autre compte\u00a0: elle n’a pas changé.',
    sso_not_fresh: 'Le fournisseur n’a pas indiqué de nouvelle connexion.',
    sso_identity_changed: 'Le compte appartient à un autre utilisateur du fournisseur.',
    sso_member_limit: 'L’organisation a atteint son nombre maximal de membres.',
    access_denied:
      'La connexion a été annulée, ou le fournisseur ne donne pas accès à l’application à cet utilisateur.',
    discovery_failed: 'La configuration du fournisseur n’a pas pu être lue.',
    invalid_provider: 'La connexion a été modifiée ou désactivée pendant l’authentification.',
    banned: 'L’utilisateur est banni.',
    other: (code) => `Le fournisseur ou le service a refusé : ${code}.`,
  },
  enable: {
    title: 'Authentification',
    off: 'Les utilisateurs ne peuvent pas encore se connecter avec cette connexion.',
    on: 'Les membres peuvent se connecter avec cette connexion. Les mots de passe continuent de fonctionner.',
    testFirst: 'Testez la connexion avant de l’activer.',
    action: 'Activer',
    question: (name) => `Activer ${name} ?`,
    consequences: (domains) =>
      `Désormais, les utilisateurs dont l’adresse est dans ${domains} peuvent se connecter avec elle. Les mots de passe continuent de fonctionner.`,
    consequencesWithoutDomain:
      'Les utilisateurs pourront se connecter avec elle dès qu’un domaine est vérifié. Les mots de passe continuent de fonctionner.',
    done: 'Connexion activée',
  },
  disable: {
    action: 'Désactiver',
    question: (name) => `Désactiver ${name} ?`,
    consequences: 'Les membres ne peuvent plus se connecter avec elle. Ceux qui sont connectés le restent.',
    done: 'Connexion désactivée',
  },
  provider: {
    title: 'Fournisseur',
    about:
      'Après un changement d’émetteur ou d’identifiant client, la connexion est désactivée jusqu’au prochain test.',
    submit: 'Enregistrer le fournisseur',
    done: 'Fournisseur enregistré',
  },
  users: {
    title: 'Utilisateurs',
    about: 'Qui se connecte avec elle, et ce que reçoivent les nouveaux membres.',
    domains: 'Domaines',
    noDomains: 'Votre organisation n’a pas encore de domaines.',
    jit: 'Ajouter les nouveaux membres à leur première connexion',
    profile: 'Garder les noms et les images tels que chez le fournisseur',
    role: 'Rôle des nouveaux membres',
    session: 'Se reconnecter après',
    sessionAsAll: 'Comme pour toutes les sessions',
    hint: 'Communiquer au fournisseur l’adresse e-mail saisie',
    submit: 'Enregistrer les paramètres',
    done: 'Paramètres enregistrés',
  },
  claims: {
    title: 'Claims',
    about: 'Seulement si votre fournisseur utilise d’autres noms qu’OpenID Connect.',
    email: 'E-mail',
    name: 'Nom',
    groups: 'Groupes',
    submit: 'Enregistrer les claims',
    done: 'Claims enregistrés',
  },
  attempts: {
    title: 'Connexions récentes',
    about: 'Les 50 plus récentes des 30 derniers jours.',
    empty: {
      title: 'Aucune connexion pour l’instant',
      description: 'Les tests et les connexions des utilisateurs s’affichent ici.',
    },
    outcome: { 'signed-in': 'Connecté', refused: 'Refusé', passed: 'Test réussi', failed: 'Échec du test' },
    more: 'Tout afficher',
  },
  remove: {
    title: 'Supprimer la connexion',
    about: 'Les utilisateurs ne peuvent plus se connecter avec elle. Les membres restent.',
    action: 'Supprimer la connexion',
    question: (name) => `Supprimer ${name} ?`,
    consequences:
      'Les sessions ouvertes avec elle se terminent, et ses utilisateurs seront liés à nouveau avec la prochaine connexion.',
    confirm: 'Supprimer la connexion',
    done: 'Connexion supprimée',
  },
};

import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'Cette application n’existe plus.',
  OAUTH_CLIENT_HAS_NO_SECRET: 'Cette application n’a pas de secret.',
  INVALID_JWKS: 'Ces clés publiques ne peuvent pas être utilisées.',
  OAUTH_GRANT_NOT_FOUND: 'Cette application n’est plus connectée.',
  OAUTH_INTERACTION_EXPIRED: 'Cette demande a expiré. Recommencez depuis l’application.',
  OAUTH_CLIENT_LIMIT_REACHED: 'Vous avez atteint la limite d’applications. Supprimez-en une que vous n’utilisez plus.',
  OAUTH_CLIENT_IS_FOR_MEMBERS: 'Cette application est réservée aux membres de son organisation.',
  OAUTH_CLIENT_DESCRIBES_ITSELF:
    'Cette application se décrit elle-même. Vous pouvez seulement la désactiver ou la supprimer.',
  REGISTRATION_TOKEN_NOT_FOUND: 'Ce jeton d’enregistrement n’existe plus.',
  OAUTH_SCOPE_NOT_GRANTED: 'Vous n’avez pas accordé cela à cette application.',
  INVALID_OAUTH_REDIRECT_URI: 'L’une des adresses n’est pas autorisée.',
  RESOURCE_NOT_FOUND: 'Cette API n’existe plus.',
  RESOURCE_ALREADY_EXISTS: 'Une API avec cette adresse est déjà enregistrée.',
  INVALID_RESOURCE_URI: 'Cette adresse ne peut pas désigner une API.',
  INVALID_RESOURCE_SCOPES: 'Donnez à chaque scope un nom propre que ce service n’utilise pas.',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'Les comptes de service sont réservés aux services sans utilisateurs.',
};

export const oauthEventTexts: Translations['oauthEventTexts'] = {
  'oauth-client.created': 'Application enregistrée',
  'oauth-client.registered': 'Application enregistrée d’elle-même',
  'oauth-client.updated': 'Application modifiée',
  'oauth-client.secret-rotated': 'Secret d’une application remplacé',
  'oauth-client.deleted': 'Application supprimée',
  'oauth-resource.created': 'API enregistrée',
  'oauth-resource.updated': 'API modifiée',
  'oauth-resource.deleted': 'API supprimée',
  'oauth-resource.linked': 'API attribuée à une application',
  'oauth-resource.unlinked': 'API retirée à une application',
  'oauth-client.verified': 'Application vérifiée',
  'oauth-client-host.changed': 'Hôte d’applications modifié',
  'oauth-registration-token.created': 'Jeton d’enregistrement créé',
  'oauth-registration-token.deleted': 'Jeton d’enregistrement supprimé',
  'oauth-client.secret-expiring': 'Le secret client expire bientôt',
  'oauth-grant.created': 'Application connectée',
  'oauth-grant.updated': 'Autorisations d’une application étendues',
  'oauth-grant.denied': 'Application refusée',
  'oauth-grant.revoked': 'Application déconnectée',
  'oauth-code.reused': 'Code d’autorisation réutilisé',
  'oauth-token.reused': 'Jeton d’actualisation réutilisé',
  'oauth-logout.failed': 'Jeton de déconnexion non remis',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': '{actor} a enregistré [l’application {name}|une application]',
  'oauth-client.registered': 'Une application s’est enregistrée d’elle-même',
  'oauth-client.updated': '{actor} a modifié [l’application {name}|une application]',
  'oauth-client.secret-rotated': '{actor} a remplacé le secret [de l’application {name}|d’une application]',
  'oauth-client.deleted': '{actor} a supprimé [l’application {name}|une application]',
  'oauth-resource.created': '{actor} a enregistré [l’API {name}|une API]',
  'oauth-resource.updated': '{actor} a modifié [l’API {name}|une API]',
  'oauth-resource.deleted': '{actor} a supprimé [l’API {name}|une API]',
  'oauth-resource.linked': '{actor} a attribué [l’API {name}|une API] à une application',
  'oauth-resource.unlinked': '{actor} a retiré [l’API {name}|une API] à une application',
  'oauth-client.verified': '{actor} a modifié la vérification [de l’application {name}|d’une application]',
  'oauth-client-host.changed': '{actor} a modifié la vérification d’un hôte d’applications',
  'oauth-registration-token.created': '{actor} a créé un jeton d’enregistrement',
  'oauth-registration-token.deleted': '{actor} a supprimé un jeton d’enregistrement',
  'oauth-client.secret-expiring': 'Un secret client [de l’application {name}|d’une application] expire bientôt',
  'oauth-grant.created': '{target} a connecté [l’application {name}|une application]',
  'oauth-grant.updated': '{target} a étendu les autorisations [de l’application {name}|d’une application]',
  'oauth-grant.denied': '{target} a refusé [l’application {name}|une application]',
  'oauth-grant.revoked': '{target} a déconnecté [l’application {name}|une application]',
  'oauth-code.reused': 'Un code d’autorisation de {target} a été réutilisé ; ses jetons ont pris fin',
  'oauth-token.reused': 'Un jeton d’actualisation de {target} a été réutilisé ; les jetons associés ont pris fin',
  'oauth-logout.failed': 'Une application n’a pas accepté un jeton de déconnexion',
};

export const oauthProviderAttention: Translations['oauthProviderAttention'] = {
  openRegistration: {
    title: 'L’enregistrement d’applications est ouvert à tous',
    about: 'Tout programme peut s’enregistrer sous n’importe quel nom.',
  },
};

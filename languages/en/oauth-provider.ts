import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const oauthEventTexts = localized('oauthEventTexts', {
  'oauth-client.created': 'Application registered',
  'oauth-client.updated': 'Application changed',
  'oauth-client.secret-rotated': 'Application secret replaced',
  'oauth-client.deleted': 'Application deleted',
  'oauth-resource.created': 'API registered',
  'oauth-resource.updated': 'API changed',
  'oauth-resource.deleted': 'API deleted',
  'oauth-resource.linked': 'API added to an application',
  'oauth-resource.unlinked': 'API removed from an application',
  'oauth-client.verified': 'Application verified',
  'oauth-client.secret-expiring': 'Client secret ends soon',
  'oauth-grant.created': 'Application connected',
  'oauth-grant.updated': 'Application allowed more',
  'oauth-grant.denied': 'Application refused',
  'oauth-grant.revoked': 'Application disconnected',
  'oauth-code.reused': 'Authorization code used again',
  'oauth-token.reused': 'Refresh token used again',
  'oauth-logout.failed': 'Logout token not delivered',
});

/** A sentence about each audit event. */
export const oauthSentences = localized('oauthSentences', {
  'oauth-client.created': '{actor} registered an application',
  'oauth-client.updated': '{actor} changed an application',
  'oauth-client.secret-rotated': '{actor} replaced the secret of an application',
  'oauth-client.deleted': '{actor} deleted an application',
  'oauth-resource.created': '{actor} registered an API',
  'oauth-resource.updated': '{actor} changed an API',
  'oauth-resource.deleted': '{actor} deleted an API',
  'oauth-resource.linked': '{actor} added an API to an application',
  'oauth-resource.unlinked': '{actor} removed an API from an application',
  'oauth-client.verified': '{actor} changed whether an application is verified',
  'oauth-client.secret-expiring': 'A client secret of an application ends soon',
  'oauth-grant.created': '{target} connected an application',
  'oauth-grant.updated': '{target} allowed an application more',
  'oauth-grant.denied': '{target} refused an application',
  'oauth-grant.revoked': '{target} disconnected an application',
  'oauth-code.reused': 'An authorization code of {target} was used again, so its tokens ended',
  'oauth-token.reused': 'A refresh token of {target} was used again, so its tokens ended',
  'oauth-logout.failed': 'An application did not accept a logout token',
});

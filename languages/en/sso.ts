import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const ssoEventTexts = localized('ssoEventTexts', {
  'sso-connection.created': 'Identity provider added',
  'sso-connection.updated': 'Identity provider updated',
  'sso-connection.tested': 'Identity provider tested',
  'sso-connection.enabled': 'Identity provider enabled',
  'sso-connection.disabled': 'Identity provider disabled',
  'sso-connection.deleted': 'Identity provider deleted',
  'sso-connection.certificate-expiring': 'Certificate of a connection expires',
  'sso-connection.metadata-failed': 'Metadata of a provider cannot be read',
  'organization.sso-policy-set': 'Sign-on requirement updated',
  'sso.break-glass-used': 'Signed in without required provider',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const ssoSentences = localized('ssoSentences', {
  'sso-connection.created': '{actor} added the identity provider {providerId}',
  'sso-connection.updated': '{actor} updated the identity provider {providerId}',
  'sso-connection.tested': '{actor} tested the identity provider {providerId}',
  'sso-connection.enabled': '{actor} enabled the identity provider {providerId}',
  'sso-connection.disabled': '{actor} disabled the identity provider {providerId}',
  'sso-connection.deleted': '{actor} deleted the identity provider {providerId}',
  'sso-connection.certificate-expiring': 'A certificate of the connection {providerId} expires soon',
  'sso-connection.metadata-failed': 'The metadata of the identity provider {providerId} cannot be read',
  'organization.sso-policy-set': '{actor} changed the single sign-on requirement of {organization}',
  'sso.break-glass-used': '{actor}, an owner of {organization}, signed in without single sign-on',
});

export const ssoScopeTexts = localized('ssoScopeTexts', { 'sso:read': 'See the identity providers of organizations' });

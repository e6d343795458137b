import type { FeatureCalls, Seeded } from '#tests/support/calls/call-facts.ts';

const resource: Seeded<object> = ({ ids: { oauthResourceId } }) => ({ resourceId: oauthResourceId });
const link: Seeded<object> = ({ ids: { oauthResourceId, oauthClientId } }) => ({
  resourceId: oauthResourceId,
  clientId: oauthClientId,
});

export const calls: FeatureCalls = {
  'oauth2.createClient': {
    as: 'admin',
    input: { client_name: 'Shop', redirect_uris: ['https://shop.example.com/callback'] },
    statements: 3,
    audits: 'oauth-client.created',
    whileImpersonating: 'rejected',
  },
  'oauth2.getClients': { as: 'admin', statements: 2 },
  'oauth2.getClient': {
    as: 'admin',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId }),
    statements: 2,
  },
  'oauth2.updateClient': {
    as: 'admin',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId, update: { client_name: 'Renamed' } }),
    statements: 4,
    audits: 'oauth-client.updated',
    whileImpersonating: 'rejected',
  },
  'oauth2.verifyClient': {
    as: 'admin',
    input: ({ ids: { ownOauthClientId } }) => ({ client_id: ownOauthClientId, verified: true }),
    statements: 5,
    audits: 'oauth-client.verified',
  },
  'organization.listConnectedApps': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.revokeConnectedApp': {
    as: 'owner',
    input: ({ ids: { organizationId, ownOauthClientId } }) => ({ organizationId, client_id: ownOauthClientId }),
    statements: 9,
    audits: 'oauth-grant.revoked',
    whileImpersonating: 'rejected',
  },
  'oauth2.deleteClient': {
    as: 'admin',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId }),
    statements: 4,
    audits: 'oauth-client.deleted',
    whileImpersonating: 'rejected',
  },
  'oauth2.client.rotateSecret': {
    as: 'admin',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId }),
    statements: 4,
    audits: 'oauth-client.secret-rotated',
    whileImpersonating: 'rejected',
  },
  'oauth2.createResource': {
    as: 'admin',
    input: { uri: 'https://invoices.example.com', name: 'Invoices' },
    statements: 4,
    audits: 'oauth-resource.created',
  },
  'oauth2.getResources': { as: 'admin', statements: 3 },
  'oauth2.getResource': { as: 'admin', input: resource, statements: 3 },
  'oauth2.updateResource': {
    as: 'admin',
    input: ({ ids: { oauthResourceId } }) => ({ resourceId: oauthResourceId, update: { name: 'Renamed' } }),
    statements: 5,
    audits: 'oauth-resource.updated',
  },
  'oauth2.deleteResource': { as: 'admin', input: resource, statements: 4, audits: 'oauth-resource.deleted' },
  'oauth2.linkResource': { as: 'admin', input: link, statements: 6, audits: 'oauth-resource.linked' },
  'oauth2.unlinkResource': {
    as: 'admin',
    input: link,
    statements: 4,
    audits: { nothing: 'The application is not linked.' },
  },
  'oauth2.getInteraction': {
    as: 'member',
    input: ({ ids: { oauthInteraction } }) => ({ interaction: oauthInteraction }),
    statements: 4,
  },
  'oauth2.consent': {
    as: 'member',
    input: ({ ids: { oauthInteraction } }) => ({ interaction: oauthInteraction, accept: true }),
    statements: 9,
    audits: 'oauth-grant.updated',
    whileImpersonating: 'rejected',
  },
  'oauth2.continue': {
    as: 'member',
    input: ({ ids: { oauthInteraction } }) => ({ interaction: oauthInteraction }),
    statements: 2,
    audits: { nothing: 'It only says where the request goes on.' },
    whileImpersonating: 'rejected',
  },
  'oauth2.publicClient': {
    as: 'member',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId }),
    statements: 2,
  },
  'oauth2.publicClientPrelogin': {
    as: 'anonymous',
    input: ({ ids: { oauthClientId, oauthQuery } }) => ({ client_id: oauthClientId, oauth_query: oauthQuery }),
    statements: 1,
    audits: { nothing: 'It only reads.' },
    whileImpersonating: { allowed: 'It only reads.' },
  },
  'oauth2.getConsent': {
    as: 'member',
    input: ({ ids: { oauthGrantId } }) => ({ id: oauthGrantId }),
    statements: 3,
  },
  'oauth2.updateConsent': {
    as: 'member',
    input: ({ ids: { oauthGrantId } }) => ({ id: oauthGrantId, update: { scopes: ['openid'] } }),
    statements: 6,
    audits: 'oauth-grant.updated',
    whileImpersonating: 'rejected',
  },
  'oauth2.deleteConsents': {
    as: 'member',
    statements: 6,
    audits: 'oauth-grant.revoked',
    whileImpersonating: 'rejected',
  },
  'oauth2.getConsents': { as: 'member', statements: 3 },
  'oauth2.deleteConsent': {
    as: 'member',
    input: ({ ids: { oauthGrantId } }) => ({ id: oauthGrantId }),
    statements: 5,
    audits: 'oauth-grant.revoked',
    whileImpersonating: 'rejected',
  },
};

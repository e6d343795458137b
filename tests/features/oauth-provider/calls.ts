import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'oauth2.createClient': {
    as: 'admin',
    input: { client_name: 'Shop', redirect_uris: ['https://shop.example.com/callback'] },
    statements: 3,
    audits: 'oauth-client.created',
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
  },
  'oauth2.deleteClient': {
    as: 'admin',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId }),
    statements: 4,
    audits: 'oauth-client.deleted',
  },
  'oauth2.client.rotateSecret': {
    as: 'admin',
    input: ({ ids: { oauthClientId } }) => ({ client_id: oauthClientId }),
    statements: 4,
    audits: 'oauth-client.secret-rotated',
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
  'oauth2.getConsents': { as: 'member', statements: 2 },
  'oauth2.deleteConsent': {
    as: 'member',
    input: ({ ids: { oauthGrantId } }) => ({ id: oauthGrantId }),
    statements: 5,
    audits: 'oauth-grant.revoked',
    whileImpersonating: 'rejected',
  },
};

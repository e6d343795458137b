import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'apiKey.create': {
    as: 'social',
    input: { name: 'New', scopes: ['account:read'], expiresIn: 600, networks: ['192.0.2.0/24'] },
    statements: 5,
    audits: 'api-key.created',
    whileImpersonating: 'rejected',
  },
  'apiKey.get': {
    as: 'social',
    input: ({ ids: { apiKeyId } }) => ({ id: apiKeyId }),
    statements: 2,
  },
  'apiKey.list': { as: 'social', statements: 3 },
  'apiKey.update': {
    as: 'social',
    input: ({ ids: { apiKeyId } }) => ({ keyId: apiKeyId, name: 'Changed', enabled: false }),
    statements: 4,
    audits: 'api-key.updated',
    whileImpersonating: 'rejected',
  },
  'apiKey.rotate': {
    as: 'social',
    input: ({ ids: { apiKeyId } }) => ({ keyId: apiKeyId, overlap: 600 }),
    statements: 5,
    audits: 'api-key.rotated',
    whileImpersonating: 'rejected',
  },
  'apiKey.delete': {
    as: 'social',
    input: ({ ids: { apiKeyId } }) => ({ keyId: apiKeyId }),
    statements: 3,
    audits: 'api-key.deleted',
    whileImpersonating: 'rejected',
  },
  'apiKey.token': {
    as: 'service',
    input: { scope: 'user:list' },
    statements: 2,
    audits: { nothing: 'as token' },
    whileImpersonating: { allowed: 'requires an API key' },
  },
  'apiKey.verify': { audits: { nothing: 'read-only' }, whileImpersonating: { allowed: 'not over the network' } },
};

import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'admin.listConnections': {
    as: 'admin',
    input: { limit: '5' },
    pages: [{}],
    statements: 3,
  },
  'admin.getConnection': {
    as: 'admin',
    input: ({ ids: { enabledSsoConnectionId: connectionId } }) => ({ connectionId }),
    statements: 2,
  },
  'admin.listConnectionAttempts': {
    as: 'admin',
    input: ({ ids: { enabledSsoConnectionId: connectionId } }) => ({ connectionId }),
    // The connection has none, so that it is read too.
    statements: 3,
  },
  'admin.disableConnection': {
    as: 'admin',
    input: ({ ids: { enabledSsoConnectionId: connectionId } }) => ({ connectionId }),
    statements: 7,
    audits: 'sso-connection.disabled',
  },
};

import type { FeatureCalls, Seeded } from '#tests/support/calls/call-facts.ts';

const agent: Seeded<object> = ({ ids: { agentClientId } }) => ({ client_id: agentClientId });

export const calls: FeatureCalls = {
  'agent.create': {
    as: 'admin',
    input: { client_name: 'Helper', purpose: 'Answers questions.' },
    statements: 7,
    audits: 'agent.created',
    whileImpersonating: 'rejected',
    neverAnswers: { SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'an agent can act as one' },
  },
  'agent.list': { as: 'admin', statements: 5 },
  'agent.update': {
    as: 'admin',
    input: ({ ids: { agentClientId } }) => ({ client_id: agentClientId, update: { purpose: 'Helps.' } }),
    statements: 7,
    audits: 'agent.updated',
    whileImpersonating: 'rejected',
  },
  'agent.stop': { as: 'admin', input: agent, statements: 7, audits: 'agent.stopped', whileImpersonating: 'rejected' },
  'agent.resume': { as: 'admin', input: agent, statements: 6, audits: 'agent.resumed', whileImpersonating: 'rejected' },
  'agent.stopAll': { as: 'admin', statements: 5, audits: 'agent.all-stopped', whileImpersonating: 'rejected' },
  'agent.resumeAll': { as: 'admin', statements: 4, audits: 'agent.all-resumed', whileImpersonating: 'rejected' },
};

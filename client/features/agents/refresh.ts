import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'agent.list', after: ['agent.*', 'oauth2.updateClient', 'oauth2.deleteClient'] },
    { refresh: 'oauth2.getClients', after: ['agent.create'] },
    { refresh: 'oauth2.getConsents', after: ['agent.stop', 'agent.resume', 'agent.update'] },
  ],
};

import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { defineFeature } from '#server/call/feature.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import type { AgentPageConfiguration } from '#shared/agents/configuration.ts';
import { agentErrors } from '#shared/agents/errors.ts';
import { agentEvents } from '#shared/agents/events.ts';

import {
  AgentChain,
  AgentChainSchema,
  AgentGrantSchema,
  AgentSchema,
  AgentStopSchema,
  AgentUsageSchema,
} from './agent.entity.ts';
import { agentFindings, agentOptions, areAgentsEnabled } from './agent.options.ts';
import { agentRouter } from './agent.router.ts';
import { agentExtension } from './exchange/extension.ts';
import { deleteOldUsage } from './queries.ts';

const ofOwner = { none: 'Belongs to an organization or to the platform, whose managers read its audit log.' };

export const agents = defineFeature({
  name: 'agents',
  errors: agentErrors,
  audit: agentEvents,
  notices: {
    'agent.created': ofOwner,
    'agent.updated': ofOwner,
    'agent.stopped': ofOwner,
    'agent.resumed': ofOwner,
    'agent.all-stopped': ofOwner,
    'agent.all-resumed': ofOwner,
    'agent.budget-reached': { none: 'The user set the budget, and sees it among the connected apps.' },
    'oauth-token.exchanged': { none: 'The user allowed the agents to pass the access on.' },
  },
  entities: [AgentSchema, AgentGrantSchema, AgentUsageSchema, AgentStopSchema, AgentChainSchema],
  options: [agentOptions],
  findings: agentFindings,
  services: [agentExtension],
  router: agentRouter,
  publicConfiguration: (service): AgentPageConfiguration => ({
    agents: areAgentsEnabled(service.options),
    agentMaximumDays: agentOptions.of(service).maximumDays,
  }),
  jobs: [
    expiredRowsJob(AgentChain),
    {
      name: 'old usage of agents',
      every: ({ options }) => options.advanced.sweepInterval,
      run: async ({ orm, log }) => {
        const rows = await inTransaction(orm.em.fork(), deleteOldUsage);
        if (rows > 0) log.info({ table: 'agent_usage', rows }, 'deleted old rows');
      },
    },
  ],
  tag: { title: 'Agents', description: 'Applications that act by themselves, for users or for a service account.' },
});

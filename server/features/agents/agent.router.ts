import { get, post, type CallMeta } from '#server/call/trpc.ts';
import { clientMutation, ownerMutation, ownerQuery } from '#server/features/oauth-provider/owners/guards.ts';
import { Success } from '#shared/lib/responses.ts';
import {
  Agent,
  AgentIdInput,
  AgentList,
  AgentWithSecret,
  CreateAgent,
  ListAgents,
  UpdateAgent,
} from '#shared/agents/schemas.ts';

import { agentOptions } from './agent.options.ts';
import { createAgent, listAgents, resumeAgent, stopAgent, updateAgent } from './manage/manage-agents.ts';
import { resumeAgents, stopAgents } from './manage/stop-all.ts';

const enabled: CallMeta = { enabled: (options) => agentOptions.of({ options }).enabled };
/** A stop must not wait for a proof; what lets agents act needs one. */
const changes: CallMeta = { ...enabled, reauthenticate: 'always' };
const named: CallMeta = { ...changes, errors: ['AGENT_NOT_FOUND'] };

/** Applications that act by themselves: what limits them, and how they are stopped. */
export const agentRouter = {
  agent: {
    create: ownerMutation
      .meta(post('/agent/create', 'Register an agent: an application with a purpose, an end and a budget'))
      .meta({
        ...changes,
        errors: [
          'INVALID_OAUTH_REDIRECT_URI',
          'INVALID_JWKS',
          'OAUTH_CLIENT_LIMIT_REACHED',
          'RESPONSIBLE_USER_IS_NOT_A_MEMBER',
          'SERVICE_ACCOUNT_NOT_FOUND',
          'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SERVICE_ACCOUNTS',
          'NOT_AUTHORIZED',
        ],
      })
      .input(CreateAgent)
      .output(AgentWithSecret)
      .mutation(createAgent),
    list: ownerQuery
      .meta(get('/agent/list', 'List all agents, or those of an organization, newest first'))
      .meta({ ...enabled, bounded: 'The newest 1000; they are registered one by one.' })
      .input(ListAgents)
      .output(AgentList)
      .query(listAgents),
    update: clientMutation
      .meta(post('/agent/update', 'Change an agent, or renew it'))
      .meta({ ...named, errors: ['AGENT_NOT_FOUND', 'RESPONSIBLE_USER_IS_NOT_A_MEMBER'] })
      .input(UpdateAgent)
      .output(Agent)
      .mutation(updateAgent),
    stop: clientMutation
      .meta(post('/agent/stop', 'Stop an agent', 'Its tokens end at once.'))
      .meta({ ...enabled, errors: ['AGENT_NOT_FOUND'] })
      .input(AgentIdInput)
      .output(Agent)
      .mutation(stopAgent),
    resume: clientMutation
      .meta(post('/agent/resume', 'Let an agent act again'))
      .meta(named)
      .input(AgentIdInput)
      .output(Agent)
      .mutation(resumeAgent),
    stopAll: ownerMutation
      .meta(
        post('/agent/stop-all', 'Stop all agents of an organization, or of the platform', 'Their tokens end at once.'),
      )
      .meta(enabled)
      .input(ListAgents)
      .output(Success)
      .mutation(stopAgents),
    resumeAll: ownerMutation
      .meta(post('/agent/resume-all', 'Let all agents act again'))
      .meta(changes)
      .input(ListAgents)
      .output(Success)
      .mutation(resumeAgents),
  },
};

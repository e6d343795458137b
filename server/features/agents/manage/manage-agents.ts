import { ref } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import { Agent, AgentStop } from '#server/features/agents/agent.entity.ts';
import { agentOptions } from '#server/features/agents/agent.options.ts';
import { isMember } from '#server/features/agents/queries.ts';
import { organizationIdOf, type OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { registerClient } from '#server/features/oauth-provider/clients/manage-clients.ts';
import {
  requireOwnOrganization,
  type ClientContext,
  type OwnerContext,
  type OwnerQueryContext,
} from '#server/features/oauth-provider/owners/guards.ts';
import { libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { isAdministrator } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { AgentIdInput, CreateAgent, UpdateAgent } from '#shared/agents/schemas.ts';
import { CLIENT_CREDENTIALS, TOKEN_EXCHANGE } from '#shared/oauth-provider/grant-types.ts';

import { presentAgents } from './present.ts';

const DAY = 86_400;

/** Registers an application that is an agent. Its secret, if it has no key, is answered once. */
export async function createAgent({ ctx, input }: Call<OwnerContext, typeof CreateAgent>) {
  const { purpose, days, budget, responsibleId, ...members } = input;
  const { calls, writes } = agentOptions.of(ctx);
  const responsible = await requireResponsible(ctx, responsibleId ?? ctx.user.id, ctx.organizationId);
  const { client, secret } = await registerClient(ctx, {
    ...members,
    kind: 'agent',
    grant_types: grantTypesFor(ctx, input),
    client_uri: null,
    policy_uri: null,
    tos_uri: null,
    post_logout_redirect_uris: [],
    backchannel_logout_uri: null,
    id_token_signed_response_alg: 'RS256',
    skip_consent: false,
  });
  const agent = ctx.em.create(Agent, {
    client,
    purpose,
    responsible,
    calls: budget.calls ?? calls,
    writes: budget.writes ?? writes,
    expiresAt: endAfter(ctx, days),
    validFrom: now(),
  });
  record(ctx, 'agent.created', client);
  await client.organization?.load();
  const [presented] = await presentAgents(ctx.em, [agent]);
  return { ...presented!, ...(secret && { client_secret: secret }) };
}

/** For users with a code or with a device, for itself as its service account, and in exchange for tokens that it is passed. */
function grantTypesFor(ctx: OwnerContext, { redirect_uris: uris, service_account_id: account }: AsksFor): string[] {
  const known = libraryExtensions.of(ctx).grantTypes.filter((type) => type !== 'authorization_code' || uris.length > 0);
  return [...new Set([...known, TOKEN_EXCHANGE, ...(account === null ? [] : [CLIENT_CREDENTIALS])])];
}

type AsksFor = Pick<Call<OwnerContext, typeof CreateAgent>['input'], 'redirect_uris' | 'service_account_id'>;

function endAfter(ctx: OwnerContext, days: number): Date {
  if (days > agentOptions.of(ctx).maximumDays) rejectField('days');
  return inSeconds(days * DAY);
}

/** The user who answers for an agent of an organization is its member, of one of the platform an administrator. */
async function requireResponsible({ em, options }: OwnerContext, id: string, organizationId: string | null) {
  const user = await em.findOne(User, { id, kind: 'person' });
  const isPossible =
    user !== null &&
    (organizationId === null ? isAdministrator(user, options) : await isMember(em, organizationId, user.id));
  if (!isPossible) throw new AppError('RESPONSIBLE_USER_IS_NOT_A_MEMBER');
  return ref(user);
}

const MAX_AGENTS = 1000;

/** All agents, or those of an organization, newest first. */
export async function listAgents({ ctx }: Call<OwnerQueryContext>) {
  const { em, organizationId } = ctx;
  const owned = organizationId === null ? {} : { client: { organization: organizationId } };
  const agents = await em.find(Agent, owned, {
    orderBy: { id: 'desc' },
    limit: MAX_AGENTS,
    populate: ['client.organization', 'responsible'],
  });
  const stop = await em.findOne(AgentStop, { organization: organizationId });
  return {
    agents: await presentAgents(em, agents),
    allStopped: stop !== null && stop.resumedAt === null,
  };
}

/** Changes an agent, or renews it. */
export async function updateAgent({ ctx, input }: Call<ClientContext, typeof UpdateAgent>) {
  requireOwnOrganization(ctx);
  const agent = await requireAgent(ctx);
  const { purpose, days, budget, responsibleId } = input.update;
  if (purpose !== undefined) agent.purpose = purpose;
  if (days !== undefined) agent.expiresAt = endAfter(ctx, days);
  if (budget !== undefined) Object.assign(agent, budget);
  if (responsibleId !== undefined) {
    agent.responsible = await requireResponsible(ctx, responsibleId, organizationIdOf(ctx.client));
  }
  record(ctx, 'agent.updated', ctx.client);
  return present(ctx, agent);
}

/** Ends the tokens of an agent at once; it gets no others until it is resumed. */
export async function stopAgent({ ctx }: Call<ClientContext, typeof AgentIdInput>) {
  const agent = await requireAgent(ctx);
  agent.stoppedAt ??= now();
  record(ctx, 'agent.stopped', ctx.client);
  return present(ctx, agent);
}

/** Its users need not allow it anything again. Access tokens from before the stop stay ended. */
export async function resumeAgent({ ctx }: Call<ClientContext, typeof AgentIdInput>) {
  const agent = await requireAgent(ctx);
  if (agent.stoppedAt !== null) Object.assign(agent, { stoppedAt: null, validFrom: now() });
  record(ctx, 'agent.resumed', ctx.client);
  return present(ctx, agent);
}

async function requireAgent({ em, client }: ClientContext): Promise<Agent> {
  const agent = await em.findOne(Agent, { client: client.id }, { populate: ['client.organization', 'responsible'] });
  if (agent === null) throw new AppError('AGENT_NOT_FOUND');
  return agent;
}

async function present({ em }: ClientContext, agent: Agent) {
  await agent.responsible?.load();
  const [presented] = await presentAgents(em, [agent]);
  return presented!;
}

type AgentEvent = `agent.${'created' | 'updated' | 'stopped' | 'resumed'}`;

function record(ctx: OwnerContext, event: AgentEvent, client: Pick<OAuthClient, 'id' | 'organization'>): void {
  ctx.audit(event, { organizationId: organizationIdOf(client), details: { agentId: client.id } });
}

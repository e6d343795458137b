import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { OAuthClient, organizationIdOf } from '#server/features/oauth-provider/client.entity.ts';
import type { ClientRule } from '#server/features/oauth-provider/client-rule.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { GrantTerms, OfferedTerms } from '#shared/oauth-provider/terms.ts';

import { Agent, AgentGrant } from './agent.entity.ts';
import { isLiveAgent, usageOf } from './queries.ts';

const DAY = 86_400;
const DEFAULT_DAYS = 30;
const MAX_DELEGATES = 20;

/** As `ClientRule.offer`. */
export async function offer({ em }: RequestContext, client: OAuthClient): Promise<z.input<typeof OfferedTerms>> {
  const agent = await em.findOneOrFail(Agent, { client: client.id }, { populate: ['responsible'] });
  const { purpose, responsible, expiresAt, calls, writes } = agent;
  const delegates = (await delegatesFor(em, client)).map(presentDelegate);
  const user = responsible?.unwrap();
  return {
    purpose,
    responsible: user ? user.name || user.email : null,
    expiresAt,
    maximumDays: daysUntil(expiresAt),
    budget: { calls, writes },
    delegates,
  };
}

/** Full days, of which there is at least one. */
const daysUntil = (end: Date) => Math.max(1, Math.floor((end.getTime() - now().getTime()) / 1000 / DAY));

/** The agents of the same owner, to which an agent may pass its access on: the newest, or those that are named. */
async function delegatesFor(em: EntityManager, client: OAuthClient, named?: string[]): Promise<OAuthClient[]> {
  const owner = { kind: 'agent' as const, organization: organizationIdOf(client), id: { $ne: client.id } };
  const where = named === undefined ? owner : { ...owner, clientId: { $in: named } };
  const found = await em.find(OAuthClient, where, { orderBy: { id: 'desc' }, limit: MAX_DELEGATES });
  const live = await Promise.all(found.map(async (each) => ((await isLiveAgent(em, each.id)) ? [each] : [])));
  return live.flat();
}

const presentDelegate = ({ clientId, name }: OAuthClient) => ({ client_id: clientId, client_name: name });

/** As `ClientRule.accept`: nothing goes beyond the agent itself. */
export const accept: ClientRule['accept'] = async ({ em }, { client, grant, terms = {} }) => {
  const agent = await em.findOneOrFail(Agent, { client: client.id });
  const days = Math.min(terms.days ?? DEFAULT_DAYS, daysUntil(agent.expiresAt));
  const end = inSeconds(days * DAY);
  const delegates = terms.delegates?.length ? await delegatesFor(em, client, terms.delegates) : [];
  const values = {
    calls: Math.min(terms.budget?.calls ?? agent.calls, agent.calls),
    writes: Math.min(terms.budget?.writes ?? agent.writes, agent.writes),
    delegates: delegates.map(({ id }) => id),
    expiresAt: end < agent.expiresAt ? end : agent.expiresAt,
  };
  const existing = await em.findOne(AgentGrant, { grant: grant.id });
  if (existing === null) em.create(AgentGrant, { grant: grant.id, ...values });
  else Object.assign(existing, values);
};

/** As `ClientRule.termsOf`. */
export async function termsOf(
  em: EntityManager,
  grantIds: readonly string[],
): Promise<Map<string, z.input<typeof GrantTerms>>> {
  const rows = await em.find(AgentGrant, { grant: { $in: [...grantIds] } }, { populate: ['grant'] });
  const clientIds = rows.map(({ grant }) => grant.unwrap().client.id);
  const agents = await em.find(Agent, { client: { $in: clientIds } });
  const named = await em.find(OAuthClient, { id: { $in: rows.flatMap(({ delegates }) => delegates) } });
  const used = await usageOf(em, 'grant_id', grantIds);
  return new Map(
    rows.flatMap((row) => {
      const { grant, calls, writes, expiresAt } = row;
      const agent = agents.find(({ client }) => client.id === grant.unwrap().client.id);
      if (agent === undefined) return [];
      const terms = {
        purpose: agent.purpose,
        expiresAt,
        budget: { calls, writes },
        used: used.get(grant.id) ?? { calls: 0, writes: 0 },
        delegates: named.filter(({ id }) => row.delegates.includes(id)).map(presentDelegate),
        stopped: agent.stoppedAt !== null || agent.expiresAt <= now(),
      };
      return [[grant.id, terms] as const];
    }),
  );
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { Agent } from '#server/features/agents/agent.entity.ts';
import { usageOf, usersOf } from '#server/features/agents/queries.ts';
import type { Agent as AgentAnswer } from '#shared/agents/schemas.ts';

/** Agents with their applications, organizations and responsible users, which are loaded. */
export async function presentAgents(
  em: EntityManager,
  agents: readonly Agent[],
): Promise<z.input<typeof AgentAnswer>[]> {
  const ids = agents.map(({ client }) => client.id);
  const used = await usageOf(em, 'client_id', ids);
  const users = await usersOf(em, ids);
  return agents.map(({ client: ref, responsible, purpose, expiresAt, calls, writes, stoppedAt, createdAt }) => {
    const client = ref.unwrap();
    const user = responsible?.unwrap();
    return {
      client_id: client.clientId,
      client_name: client.name,
      organization: client.organization && { name: client.organization.unwrap().name },
      purpose,
      responsible: user ? { id: user.id, name: user.name, email: user.email } : null,
      expiresAt,
      budget: { calls, writes },
      used: used.get(client.id) ?? { calls: 0, writes: 0 },
      users: users.get(client.id) ?? 0,
      stopped: stoppedAt !== null,
      createdAt,
    };
  });
}

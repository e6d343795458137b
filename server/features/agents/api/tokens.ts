import { inBackground, type AppServices, type RequestContext } from '#server/call/context.ts';
import type { ApiRequest } from '#server/call/api-credentials.ts';
import { charge, findAgentToken, isExhausted, type AgentToken, type Used } from '#server/features/agents/queries.ts';
import type { LimitedToken } from '#server/features/oauth-provider/client-rule.ts';
import { hashOf, REVOKED_TOKEN } from '#server/features/oauth-provider/storage/artifacts.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';

/** The hash with which the revocation of an access token is stored. */
export const hashOfToken = ({ jti }: { jti: string }) => hashOf(REVOKED_TOKEN, jti);

/** Null if the token, one that it goes back to, or an application that passed it on has ended. */
export function findLive({ reads }: Pick<AppServices, 'reads'>, { claims }: LimitedToken): Promise<AgentToken | null> {
  return findAgentToken(reads, {
    clientId: claims.client_id,
    grantId: claims.gid!,
    hash: hashOfToken(claims),
    issuedAt: claims.iat,
    isChained: claims.act !== undefined,
  });
}

const UNLIMITED = 2 ** 31 - 1;

/** The limits of a token: those of the user, where there are some, and of the agent in all. */
function limitsOf(token: AgentToken): { ofGrant: Used; ofAgent: Used } {
  const ofAgent = { calls: token.calls ?? UNLIMITED, writes: token.writes ?? UNLIMITED };
  return {
    ofAgent,
    ofGrant: { calls: token.grantCalls ?? ofAgent.calls, writes: token.grantWrites ?? ofAgent.writes },
  };
}

/** As `ClientRule.admit`: counts a call within the budgets of the user and of the agent. */
export async function admit(
  request: ApiRequest & AppServices,
  token: LimitedToken,
): Promise<Record<string, string> | null> {
  const found = await findLive(request, token);
  if (found === null) return null;
  const { clientId, actors } = found;
  const ctx = request as RequestContext;
  // Calls in this process have no method, and are those of the operator.
  const isWrite = ctx.source !== null && ctx.source.method !== 'GET';
  const limits = limitsOf(found);
  const grantId = token.claims.gid!;
  const used = await charge(request.orm.em.fork(), { clientId, grantId, isWrite, ...limits });
  if (used === null) throwExhausted(request);
  for (const percent of [80, 100] as const) {
    const isReached =
      reaches(percent, used.calls, limits.ofGrant.calls) || reaches(percent, used.allCalls, limits.ofAgent.calls);
    if (isReached) recordBudget(ctx, { clientId, userId: token.live.user.id, percent });
  }
  return actors.length === 0 ? {} : { act: actors.join(',') };
}

/** Whether this call is the one that reaches a part of a budget. */
const reaches = (percent: number, used: number, limit: number) => used === Math.ceil((limit * percent) / 100);

/** The call may fail, which would undo an entry of its own transaction. */
function recordBudget(
  ctx: RequestContext,
  { clientId, userId, percent }: { clientId: string; userId: string; percent: number },
) {
  inBackground(ctx, 'agent budget', async (own) =>
    own.audit('agent.budget-reached', {
      actorId: null,
      subjectId: userId,
      details: { agentId: clientId, percent: String(percent) },
    }),
  );
}

const DAY_MS = 86_400_000;

/** Budgets are those of a day in UTC. */
function throwExhausted({ reply }: ApiRequest): never {
  const time = now().getTime();
  const seconds = String(Math.ceil((DAY_MS - (time % DAY_MS)) / 1000));
  reply.headers['retry-after'] = seconds;
  reply.headers['x-retry-after'] = seconds;
  throw new AppError('BUDGET_EXHAUSTED');
}

/** As `ClientRule.isLive`: APIs that ask learn of an exhausted budget too. */
export async function isLive(service: AppServices, token: LimitedToken): Promise<boolean> {
  const found = await findLive(service, token);
  if (found === null) return false;
  const { clientId } = found;
  return !(await isExhausted(service.orm.em.fork(), { clientId, grantId: token.claims.gid!, ...limitsOf(found) }));
}

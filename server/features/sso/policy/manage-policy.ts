import type { Call } from '#server/call/context.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { recordUpdate } from '#server/features/sso/connections/record-change.ts';
import { SsoPolicy } from '#server/features/sso/sso-policy.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { GetSsoPolicy, SetSsoPolicy } from '#shared/sso/policy.ts';

import { missingConditions } from './conditions.ts';
import { endExcludedSessions } from './end-sessions.ts';
import { countAffected } from './queries.ts';
import { requiredSso } from './required-sso.ts';

export async function getSsoPolicy({ ctx }: Call<MemberQueryContext, typeof GetSsoPolicy>) {
  const { em, organizationId } = ctx;
  const policy = await em.findOne(SsoPolicy, { organization: organizationId });
  const requiredAt = policy?.requiredAt ?? null;
  return {
    required: requiredAt !== null,
    requiredAt,
    guests: policy?.guests ?? ('allow' as const),
    missing: requiredAt === null ? await missingConditions(ctx) : [],
    affected: await countAffected(ctx, organizationId),
  };
}

/** Turning it off has no condition, so that a failing identity provider does not lock anyone out. */
export async function setSsoPolicy({ ctx, input }: Call<MemberContext, typeof SetSsoPolicy>) {
  const { em, organizationId } = ctx;
  const policy =
    (await em.findOne(SsoPolicy, { organization: organizationId })) ??
    em.create(SsoPolicy, { organization: organizationId, guests: 'allow', requiredAt: null });
  const { required, guests = policy.guests, maxSessionAge } = input;
  const isRequired = policy.requiredAt !== null;
  if (required && !isRequired) {
    const [missing] = await missingConditions(ctx);
    if (missing !== undefined) throw new AppError(missing);
    if (maxSessionAge !== null) await limitSessions(ctx, maxSessionAge);
  }
  if (required !== isRequired || guests !== policy.guests)
    ctx.audit('organization.sso-policy-set', { organizationId, details: { required, guests } });
  policy.guests = guests;
  if (required !== isRequired) {
    em.assign(policy, { requiredAt: required ? now() : null, requiredBy: required ? ctx.user.id : null });
    await em.nativeUpdate(Organization, { id: organizationId }, { requiresProvider: required });
    if (required) excludeOthers(ctx);
  }
  await em.flush();
  return getSsoPolicy({ ctx, input });
}

/** From now on in this process; sessions that exist end in the background. */
function excludeOthers(ctx: MemberContext): void {
  const state = requiredSso.of(ctx);
  state.value = true;
  ctx.afterCommit('end sessions without single sign-on', async () => {
    await state.update();
    await endExcludedSessions(ctx);
  });
}

/** Users whom the identity provider no longer lets in are signed out in time. */
async function limitSessions(ctx: MemberContext, maxSessionAge: number): Promise<void> {
  const unlimited = { organization: ctx.organizationId, enabledAt: { $ne: null }, maxSessionAge: null };
  for (const connection of await ctx.em.find(SsoConnection, unlimited)) {
    connection.maxSessionAge = maxSessionAge;
    recordUpdate(ctx, connection, ['maxSessionAge']);
  }
}

import type { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import { normalDomain } from '#server/features/domains/normal-form.ts';
import { provenDomain } from '#server/features/domains/proven-domain.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoConnection, SsoConnectionDomain } from '#server/features/sso/connection.entity.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { AppError } from '#server/lib/errors.ts';
import type { LookUpSso, SignInSso } from '#shared/sso/sign-in.ts';

const enabled = { enabledAt: { $ne: null } };
const oldestFirst = { orderBy: { id: 'asc' } } as const;

/** Answers by the domain alone, so that the answer is the same whether or not the address has an account. */
export async function lookUpSso({ ctx, input: { email, providerId } }: Call<RequestContext, typeof LookUpSso>) {
  if (email === undefined && providerId === undefined)
    throw new AppError('EMAIL_ORGANIZATIONSLUG_DOMAIN_OR_PROVIDERID_IS_REQUIRED');
  const { connections, required } =
    email === undefined ? await connectionOf(ctx, providerId!) : await connectionsOf(ctx, email);
  return { connections: connections.map(({ providerId, name }) => ({ providerId, name })), required };
}

async function connectionsOf(ctx: RequestContext, email: string) {
  const claim = ssoOptions.of(ctx).enabled ? await provenDomain(ctx.em, email) : null;
  if (claim === null) return { connections: [], required: false };
  const served = await ctx.em.find(SsoConnectionDomain, { domain: claim });
  const id = { $in: served.map(({ connection }) => connection.id) };
  const connections = await ctx.em.find(SsoConnection, { id, ...enabled }, oldestFirst);
  const organization = await ctx.em.findOneOrFail(Organization, { id: claim.organizationId });
  return { connections, required: organization.requiresProvider };
}

/** The name of a connection, for those who could look it up by a domain as well. */
async function connectionOf(ctx: RequestContext, providerId: string) {
  const none = { connections: [], required: false };
  const connection = await findConnection(ctx, { providerId });
  if (connection === null) return none;
  const proven = { connection, domain: { verifiedAt: { $ne: null }, lostAt: null } };
  if ((await ctx.em.count(SsoConnectionDomain, proven)) === 0) return none;
  const organization = await ctx.em.findOneOrFail(Organization, { id: connection.organizationId });
  return { connections: [connection], required: organization.requiresProvider };
}

type Selection = Pick<z.output<typeof SignInSso>, 'email' | 'organizationSlug' | 'providerId' | 'domain'>;

/** The enabled connection that a sign-in names, the oldest if there are several. */
export async function findConnection(
  ctx: RequestContext,
  { providerId, organizationSlug, domain, email }: Selection,
): Promise<SsoConnection | null> {
  if (!ssoOptions.of(ctx).enabled) return null;
  if (providerId !== undefined) return ctx.em.findOne(SsoConnection, { providerId, ...enabled });
  if (organizationSlug !== undefined) {
    const organization = await ctx.em.findOne(Organization, { slug: organizationSlug.trim().toLowerCase() });
    return organization && ctx.em.findOne(SsoConnection, { organization, ...enabled }, oldestFirst);
  }
  const name = domain === undefined ? null : normalDomain(domain, ctx.options);
  const address = domain === undefined ? email : (name ?? undefined) && `@${name}`;
  return address === undefined ? null : ((await connectionsOf(ctx, address)).connections[0] ?? null);
}

import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { configuredProviderIds } from '#server/features/social/registry.ts';
import { providers as socialProviders } from '#server/features/social/providers.ts';
import { ensureClientKey } from '#server/features/sso/client-keys/client-keys.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { newSamlProvider } from '#server/features/sso/saml/configure.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { AppError } from '#server/lib/errors.ts';
import { randomToken } from '#server/security/random.ts';
import { samlFieldsOf } from '#shared/sso/saml.ts';
import type { RegisterProvider } from '#shared/sso/schemas.ts';

import { clientColumns, setClientAuthentication } from './connection-client.ts';
import { requireClaims, serveDomains } from './connection-domains.ts';
import { requireGrantable } from './connection-roles.ts';
import { presentConnections } from './present-connections.ts';
import { reachProvider } from './reach-provider.ts';
import { about } from './record-change.ts';

/** Segments of addresses, and the provider ids of other accounts. */
const RESERVED = ['credential', 'saml2', 'register', 'providers', 'callback'];

/** Adds a connection, which signs in no one until it is tested and enabled. */
export async function registerProvider(
  { ctx, input }: Call<OrganizationActorContext, typeof RegisterProvider>,
  managers: OrganizationGuard,
) {
  requireFreeProviderId(ctx, input.providerId);
  const provider = await newProvider(ctx, input);
  await lockMember(ctx, managers);
  await requireCapacity(ctx);

  const claims = await requireClaims(ctx, input.domain);
  const connection = createConnection(ctx, input, provider.columns);
  requireGrantable(ctx, connection);
  await provider.complete(connection);
  await serveDomains(ctx, connection, claims);
  ctx.audit('sso-connection.created', about(connection));
  await ctx.em.flush();
  const [presented] = await presentConnections(ctx, [connection]);
  return presented!;
}

interface NewProvider {
  columns: Partial<SsoConnection>;
  /** Adds secrets, which are bound to the row. */
  complete: (connection: SsoConnection) => Promise<void>;
}

/** Sends requests to the provider. */
async function newProvider(
  ctx: OrganizationActorContext,
  input: z.output<typeof RegisterProvider>,
): Promise<NewProvider> {
  const columns = clientColumns(input);
  const saml = samlFieldsOf(input);
  if (saml !== null) return newSamlProvider(ctx, saml, columns);
  const { issuer = '', discoveryUrl = null, endpoints = null } = columns;
  const supported = await reachProvider(ctx, { issuer, discoveryUrl, endpoints });
  const complete = async (connection: SsoConnection) => {
    setClientAuthentication(connection, input, { secrets: ctx.secrets, supported });
    await ensureClientKey(ctx, connection);
  };
  return { columns, complete };
}

/** Whether other accounts have the id, or addresses other segments. */
export function isReservedProviderId(providerId: string, service: Pick<OrganizationActorContext, 'options'>): boolean {
  return [...RESERVED, ...Object.keys(socialProviders), ...configuredProviderIds(service)].includes(providerId);
}

function requireFreeProviderId(ctx: OrganizationActorContext, providerId: string | undefined): void {
  if (providerId !== undefined && isReservedProviderId(providerId, ctx))
    throw new AppError('THIS_PROVIDERID_IS_RESERVED_AND_CANNOT_BE_USED_FOR_AN_SSO_PROVIDER');
}

async function requireCapacity(ctx: OrganizationActorContext): Promise<void> {
  const connections = await ctx.em.count(SsoConnection, { organization: ctx.organizationId });
  if (connections >= ssoOptions.of(ctx).maximumConnections)
    throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS');
}

function createConnection(
  ctx: OrganizationActorContext,
  input: z.output<typeof RegisterProvider>,
  columns: Partial<SsoConnection>,
): SsoConnection {
  const { organizationId, organization, user, delegate } = ctx;
  return ctx.em.create(SsoConnection, {
    organization: organizationId,
    creator: user?.id ?? null,
    setupLinkId: delegate?.id ?? null,
    providerId: input.providerId ?? newProviderId(organization.slug),
    name: organization.name.slice(0, 64),
    issuer: '',
    clientId: '',
    clientAuth: 'none',
    scopes: ['openid', 'profile', 'email'],
    mapping: {},
    defaultRole: 'member',
    ceilingRole: 'member',
    factorValues: ['mfa'],
    ...columns,
  });
}

const RANDOM_CHARACTERS = 8;

/** From the slug of the organization, which may begin or end otherwise than ids of providers. */
function newProviderId(slug: string): string {
  const readable = slug.slice(0, 40).replaceAll(/[^a-z0-9]+/g, '-');
  return `${readable}-${randomToken(RANDOM_CHARACTERS).toLowerCase()}`.replace(/^-/, '');
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { AppServices } from '#server/call/context.ts';
import type { OrganizationDomain } from '#server/features/domains/domain.entity.ts';
import { standardDiscoveryUrl } from '#server/features/social/discovery.ts';
import { callUrl } from '#server/http/address.ts';
import { callbackUrlOf } from '#server/features/sso/connection-provider.ts';
import { SsoConnectionDomain, type SsoConnection } from '#server/features/sso/connection.entity.ts';
import { acsUrlOf, spMetadataUrl } from '#server/features/sso/saml/addresses.ts';
import type { SsoCertificate } from '#server/features/sso/saml/certificate.entity.ts';
import { findCertificates } from '#server/features/sso/saml/certificates.ts';
import { presentSaml } from '#server/features/sso/saml/present-saml.ts';
import type { Connection } from '#shared/sso/schemas.ts';

type Presented = z.input<typeof Connection>;
type Domain = Presented['domains'][number];

const authentications = {
  basic: 'client_secret_basic',
  post: 'client_secret_post',
  private_key_jwt: 'private_key_jwt',
  none: 'none',
} as const;

/** As in answers, with their domains. */
export async function presentConnections(
  ctx: Pick<AppServices, 'options'> & { em: EntityManager },
  connections: readonly SsoConnection[],
): Promise<Presented[]> {
  const served = await ctx.em.find(
    SsoConnectionDomain,
    { connection: connections.map(({ id }) => id) },
    { populate: ['domain'], orderBy: { domain: { id: 'asc' } } },
  );
  const saml = connections.filter(({ protocol }) => protocol === 'saml').map(({ id }) => id);
  const certificates = saml.length > 0 ? await findCertificates(ctx.em, saml) : [];
  return connections.map((connection) => {
    const claims = served
      .filter((row) => row.connection.id === connection.id)
      .map(({ domain }) => domain.$ as OrganizationDomain);
    const own = certificates.filter((certificate) => certificate.connection.id === connection.id);
    return presentConnection(ctx, connection, { domains: claims, certificates: own });
  });
}

function presentConnection(
  ctx: Pick<AppServices, 'options'>,
  connection: SsoConnection,
  { domains, certificates }: { domains: Domain[]; certificates: readonly SsoCertificate[] },
): Presented {
  const isSaml = connection.protocol === 'saml';
  const tested = connection.testedRevision === connection.revision;
  return {
    id: connection.id,
    providerId: connection.providerId,
    name: connection.name,
    issuer: connection.issuer,
    type: connection.protocol,
    organizationId: connection.organizationId,
    userId: connection.creator?.id ?? null,
    redirectURI: isSaml ? acsUrlOf(ctx, connection) : callbackUrlOf(ctx, connection),
    jwksURI: isSaml ? null : callUrl(ctx.options, `/sso/oidc/jwks/${connection.providerId}`),
    domain: domains.map(({ domain }) => domain).join(','),
    domains,
    domainVerified: domains.length > 0 && domains.every(isProven),
    oidcConfig: isSaml ? null : presentClient(connection),
    samlConfig: isSaml ? presentSaml(ctx, connection, certificates) : null,
    spMetadataUrl: isSaml ? spMetadataUrl(ctx, connection) : null,
    mapping: connection.mapping,
    updatesProfile: connection.updatesProfile,
    enabled: connection.enabledAt !== null,
    revision: connection.revision,
    tested,
    testedAt: connection.testedAt,
    jit: connection.jit,
    defaultRole: connection.defaultRole,
    ceilingRole: connection.ceilingRole,
    trustsFactors: connection.trustsFactors,
    factorValues: connection.factorValues,
    maxSessionAge: connection.maxSessionAge,
    sendsLoginHint: connection.sendsLoginHint,
    createdAt: connection.createdAt,
    updatedAt: connection.updatedAt,
    attention: attentionOf({ tested, domains }),
  };
}

/** What managers and operators should look at. */
export function attentionOf({ tested, domains }: Pick<Presented, 'tested' | 'domains'>): Presented['attention'] {
  return [
    ...(tested ? [] : (['not-tested'] as const)),
    ...(domains.some(isProven) ? [] : (['no-proven-domain'] as const)),
    ...(domains.some(({ status }) => status === 'lost') ? (['domain-lost'] as const) : []),
  ];
}

function presentClient(connection: SsoConnection): Presented['oidcConfig'] {
  const { endpoints, clientId, scopes, pkce, mapping, updatesProfile } = connection;
  return {
    clientId,
    clientIdLastFour: clientId.slice(-4),
    clientSecret: null,
    discoveryEndpoint: connection.discoveryUrl ?? standardDiscoveryUrl(connection.issuer),
    authorizationEndpoint: endpoints?.authorization ?? null,
    tokenEndpoint: endpoints?.token ?? null,
    userInfoEndpoint: endpoints?.userInfo ?? null,
    jwksEndpoint: endpoints?.jwks ?? null,
    tokenEndpointAuthentication: authentications[connection.clientAuth],
    scopes,
    pkce,
    mapping,
    overrideUserInfo: updatesProfile,
  };
}

function isProven({ status }: Domain): boolean {
  return status === 'verified' || status === 'failing';
}

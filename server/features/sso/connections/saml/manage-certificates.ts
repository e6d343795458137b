import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { requireManagedConnection } from '#server/features/sso/connections/find-connection.ts';
import { presentConnections } from '#server/features/sso/connections/present-connections.ts';
import { recordUpdate } from '#server/features/sso/connections/record-change.ts';
import type { SsoCertificate } from '#server/features/sso/saml/certificate.entity.ts';
import {
  addProviderCertificates,
  addServiceKey,
  findCertificates,
  isInUse,
  MAX_CERTIFICATES,
} from '#server/features/sso/saml/certificates.ts';
import { acceptCertificates } from '#server/features/sso/saml/describe-provider.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { createKeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';
import type { AddCertificate, RemoveCertificate } from '#shared/sso/saml.ts';
import type { ProviderIdInput } from '#shared/sso/schemas.ts';

/** Another certificate beside those of the provider, before it signs with it. Needs no test: the provider stays the same. */
export async function addCertificate({ ctx, input }: Call<OrganizationActorContext, typeof AddCertificate>) {
  const connection = await requireSaml(ctx, input.providerId);
  const added = acceptCertificates(input.certificate);
  const known = (await findCertificates(ctx.em, [connection.id])).filter(({ side }) => side === 'idp');
  if (known.filter(isInUse('idp')).length + added.length > MAX_CERTIFICATES) {
    const reason = `A provider has at most ${MAX_CERTIFICATES} certificates.`;
    throw new AppError('CERTIFICATE_NOT_ACCEPTED', { reason });
  }
  addProviderCertificates(ctx, connection, { certificates: added, source: 'manual', known });
  return changed(ctx, connection, 'certificates');
}

/** Of the provider, or the previous one of this service, once nothing is signed or encrypted with it. */
export async function removeCertificate({ ctx, input }: Call<OrganizationActorContext, typeof RemoveCertificate>) {
  const connection = await requireSaml(ctx, input.providerId);
  const all = await findCertificates(ctx.em, [connection.id]);
  const removed = all.find(({ fingerprint }) => fingerprint === input.fingerprintSha256.toUpperCase());
  if (!removed) throw new AppError('CERTIFICATE_NOT_FOUND');
  const others = all.filter((other) => other !== removed && other.side === removed.side && other.state === 'current');
  if (others.length === 0) throw new AppError('LAST_CERTIFICATE');
  ctx.em.remove(removed);
  return changed(ctx, connection, removed.side === 'idp' ? 'certificates' : 'serviceCertificates');
}

/** A new key of this service, which the provider reads from the metadata before it is activated. Until then both decrypt. */
export async function rotateCertificate(
  { ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>,
  managers: OrganizationGuard,
) {
  await requireSaml(ctx, input.providerId);
  const key = await createKeyWithCertificate(new URL(ctx.options.baseUrl).hostname, now());
  await lockMember(ctx, managers);
  const connection = await requireSaml(ctx, input.providerId);
  // One that was never activated is replaced.
  for (const next of (await findCertificates(ctx.em, [connection.id])).filter(isNext)) ctx.em.remove(next);
  addServiceKey(ctx, connection, { ...key, state: 'next' });
  return changed(ctx, connection, 'serviceCertificates');
}

/** Signs with the new key. The previous one still decrypts, until it is removed. */
export async function activateCertificate({ ctx, input }: Call<OrganizationActorContext, typeof ProviderIdInput>) {
  const connection = await requireSaml(ctx, input.providerId);
  const next = (await findCertificates(ctx.em, [connection.id])).find(isNext);
  if (!next) throw new AppError('CERTIFICATE_NOT_FOUND');
  next.state = 'current';
  return changed(ctx, connection, 'serviceCertificates');
}

const isNext = ({ side, state }: SsoCertificate) => side === 'sp' && state === 'next';

export async function requireSaml(ctx: OrganizationActorContext, providerId: string): Promise<SsoConnection> {
  const connection = await requireManagedConnection(ctx, providerId);
  if (connection.protocol !== 'saml') throw new AppError('PROVIDER_HAS_ANOTHER_PROTOCOL');
  return connection;
}

async function changed(ctx: OrganizationActorContext, connection: SsoConnection, field: string) {
  recordUpdate(ctx, connection, [field]);
  await ctx.em.flush();
  const [presented] = await presentConnections(ctx, [connection]);
  return presented!;
}

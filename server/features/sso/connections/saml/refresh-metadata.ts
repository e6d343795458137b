import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { recordUpdate } from '#server/features/sso/connections/record-change.ts';
import { leaseMetadata, LEASED_METADATA, type DueMetadata } from '#server/features/sso/queries.ts';
import {
  addProviderCertificates,
  findCertificates,
  isInUse,
  MAX_CERTIFICATES,
} from '#server/features/sso/saml/certificates.ts';
import { fetchMetadata, readMetadata } from '#server/features/sso/saml/describe-provider.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { IdpMetadata } from '#server/security/saml/metadata/idp-metadata.ts';
import type { SamlSettings } from '#shared/sso/saml.ts';

const DAY = 24 * 60 * 60;
/** For which a certificate that the metadata no longer contain is still accepted. */
const GRACE_DAYS = 7;

/** Reads the metadata of providers again. Processes that run it at the same time read different ones. */
export async function refreshMetadata(service: AppServices): Promise<void> {
  const { metadataRefresh } = ssoOptions.of(service);
  if (metadataRefresh === 0) return;
  let due: DueMetadata[];
  do {
    due = await leaseMetadata(service.reads, inSeconds(-metadataRefresh));
    for (const connection of due) await refresh(service, connection);
  } while (due.length === LEASED_METADATA && !service.readiness.draining);
}

async function refresh(service: AppServices, due: DueMetadata): Promise<void> {
  const read = await fetchMetadata(service, due.metadataUrl)
    .then(readMetadata)
    .catch((error: unknown) => {
      if (error instanceof AppError) return error.message;
      throw error;
    });
  await inBackgroundCall(service, (ctx) => settle(ctx, due, read));
}

/** A connection that has changed since the request is left as it is. A failure changes nothing but what is shown of it. */
async function settle(ctx: RequestContext, { id, revision, metadataUrl }: DueMetadata, read: IdpMetadata | string) {
  await ctx.em.execute('select from "sso_connection" where "id" = ? for update', [id]);
  const connection = await ctx.em.findOne(SsoConnection, { id, revision, metadataUrl });
  if (connection === null) return;
  // Another document at the address must not make it another provider.
  const isOther = typeof read !== 'string' && read.entityId !== connection.issuer;
  connection.metadataError = isOther ? 'The metadata name another entity id.' : typeof read === 'string' ? read : null;
  if (typeof read === 'string' || isOther) return;
  const isChanged = [takeEndpoints(connection, read), await takeCertificates(ctx, connection, read.certificates)];
  const fields = ['endpoints', 'certificates'].filter((_, index) => isChanged[index]);
  if (fields.length > 0) recordUpdate(ctx, connection, fields);
}

/** Those at the host of the previous ones: another host needs a manager. */
function takeEndpoints(connection: SsoConnection, { signIn, logout }: IdpMetadata): boolean {
  const before = connection.saml!;
  const host = new URL(before.signIn.url).host;
  const isAtHost = (url: string) => new URL(url).host === host;
  const saml: SamlSettings = {
    ...before,
    ...(isAtHost(signIn.url) && { signIn }),
    ...(logout !== null && isAtHost(logout.url) && isAtHost(logout.responseUrl) && { logout }),
  };
  const isChanged = JSON.stringify(saml) !== JSON.stringify(before);
  if (isChanged) connection.saml = saml;
  return isChanged;
}

/** New certificates count at once; those that are missing for a week no longer, except for the last one. */
async function takeCertificates(ctx: RequestContext, connection: SsoConnection, certificates: readonly string[]) {
  const all = (await findCertificates(ctx.em, [connection.id])).filter(({ side }) => side === 'idp');
  const used = all.filter(isInUse('idp'));
  let isChanged = false;
  for (const certificate of used.filter(({ source }) => source === 'metadata')) {
    const isMissing = !certificates.includes(certificate.certificate);
    certificate.missingSince = isMissing ? (certificate.missingSince ?? now()) : null;
    if (!isMissing || certificate.missingSince! > inSeconds(-GRACE_DAYS * DAY)) continue;
    certificate.state = 'retired';
    isChanged = true;
  }
  const known = used.map(({ certificate }) => certificate);
  const remaining = used.filter(({ state }) => state !== 'retired').length;
  const added = certificates
    .filter((certificate) => !known.includes(certificate))
    .slice(0, MAX_CERTIFICATES - remaining);
  addProviderCertificates(ctx, connection, { certificates: added, source: 'metadata', known: all });
  return isChanged || added.length > 0;
}

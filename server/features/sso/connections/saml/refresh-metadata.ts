import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, RequestContext } from '#server/call/context.ts';
import { findRecipients } from '#server/features/domains/queries.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { about, recordUpdate } from '#server/features/sso/connections/record-change.ts';
import { leaseMetadata, LEASED_METADATA, type DueMetadata } from '#server/features/sso/queries.ts';
import {
  addProviderCertificates,
  findCertificates,
  isInUse,
  MAX_CERTIFICATES,
} from '#server/features/sso/saml/certificates.ts';
import { fetchMetadata, readMetadata } from '#server/features/sso/saml/describe-provider.ts';
import { metadataFailingMail } from '#server/features/sso/sso.definitions.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { IdpMetadata } from '#server/security/saml/metadata/idp-metadata.ts';
import type { SamlEndpoint, SamlSettings } from '#shared/sso/saml.ts';

const DAY = 24 * 60 * 60;
/** For which a certificate that the metadata no longer contain is still accepted. */
const GRACE_DAYS = 7;
/** After which a mail tells that metadata cannot be read. */
const FAILURE_DAYS = 3;

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
  const metadata = await requestMetadata(service, due.metadataUrl);
  await inBackgroundCall(service, async (ctx) => {
    await ctx.em.execute('select from "sso_connection" where "id" = ? for update', [due.id]);
    const connection = await ctx.em.findOne(SsoConnection, due);
    // One that has changed since the request is left as it is.
    if (connection !== null) await followMetadata(ctx, connection, metadata);
  });
}

/** The metadata at an address, or why they cannot be read. */
export function requestMetadata(service: AppServices, url: string): Promise<IdpMetadata | string> {
  return fetchMetadata(service, url)
    .then(readMetadata)
    .catch((error: unknown) => {
      if (error instanceof AppError) return error.message;
      throw error;
    });
}

/** A failure changes nothing but what is shown of it. Requires a lock on the connection or its organization. */
export async function followMetadata(
  ctx: RequestContext,
  connection: SsoConnection,
  metadata: IdpMetadata | string,
): Promise<void> {
  connection.metadataError = problemOf(connection, metadata);
  await recordFailure(ctx, connection);
  // Another document at the address must not make it another provider.
  if (typeof metadata === 'string' || metadata.entityId !== connection.issuer) return;
  const { certificates } = metadata;
  const isChanged = [takeEndpoints(connection, metadata), await takeCertificates(ctx, connection, certificates)];
  const fields = ['endpoints', 'certificates'].filter((_, index) => isChanged[index]);
  if (fields.length > 0) recordUpdate(ctx, connection, fields);
}

function problemOf({ issuer, saml }: SsoConnection, metadata: IdpMetadata | string): string | null {
  if (typeof metadata === 'string') return metadata;
  if (metadata.entityId !== issuer) return 'The metadata name another entity id.';
  return hostOf(metadata.signIn) === hostOf(saml!.signIn) ? null : 'The metadata name an address at another host.';
}

/** Mails the managers once when the metadata were not readable for three days: the next certificate of the provider would be missed. */
async function recordFailure(ctx: RequestContext, connection: SsoConnection): Promise<void> {
  if (connection.metadataError === null) {
    Object.assign(connection, { metadataFailingSince: null, metadataFailureMailed: false });
    return;
  }
  connection.metadataFailingSince ??= now();
  if (connection.metadataFailureMailed || connection.metadataFailingSince > inSeconds(-FAILURE_DAYS * DAY)) return;
  connection.metadataFailureMailed = true;
  ctx.audit('sso-connection.metadata-failed', about(connection));
  const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: connection.organizationId });
  const { name: providerName, metadataUrl, metadataError } = connection;
  const failure = { organizationName, providerName, metadataUrl: metadataUrl!, reason: metadataError };
  for (const user of await findRecipients(ctx, connection)) ctx.sendMail(metadataFailingMail, { user, ...failure });
}

const hostOf = ({ url }: Pick<SamlEndpoint, 'url'>) => new URL(url).host;

/** Those at the host of the previous ones: another host needs a manager. */
function takeEndpoints(connection: SsoConnection, { signIn, logout }: IdpMetadata): boolean {
  const before = connection.saml!;
  const host = hostOf(before.signIn);
  const isAtHost = (url: string) => hostOf({ url }) === host;
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

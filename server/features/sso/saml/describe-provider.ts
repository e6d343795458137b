import type { AppServices, RequestContext } from '#server/call/context.ts';
import { connectionProviders } from '#server/features/sso/connection-provider.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { CertificateRefusal, readCertificates } from '#server/security/saml/metadata/certificates.ts';
import { MetadataRefusal, readIdpMetadata, type IdpMetadata } from '#server/security/saml/metadata/idp-metadata.ts';
import type { SamlFields, SamlSettings } from '#shared/sso/saml.ts';

/** What a request says of a SAML provider, for its connection. */
export interface DescribedProvider {
  columns: Partial<SsoConnection>;
  /** PEM; null to leave those of the connection. */
  certificates: string[] | null;
  source: 'manual' | 'metadata';
}

type Known = Pick<SsoConnection, 'issuer' | 'saml'>;

/**
 * Reads the metadata, or what was entered by hand. Metadata at an address are requested, so it runs before the call locks or
 * writes anything. `known` is the connection as it is.
 */
export async function describeProvider(
  ctx: RequestContext,
  fields: SamlFields,
  known: Known | null,
): Promise<DescribedProvider> {
  return describeFrom(await metadataOf(ctx, fields), fields, known);
}

/** The same of a metadata document, or without one. */
export async function describeFrom(
  text: string | null,
  fields: SamlFields,
  known: Known | null,
): Promise<DescribedProvider> {
  return text === null ? byHand(fields, known) : byMetadata(fields, known, await readMetadata(text));
}

function byMetadata(fields: SamlFields, known: Known | null, metadata: IdpMetadata): DescribedProvider {
  const { entityId: issuer, signIn, logout, certificates } = metadata;
  const metadataUrl = fields.metadataUrl ?? null;
  const checked = { metadataUrl, metadataCheckedAt: metadataUrl === null ? null : now(), metadataError: null };
  const saml = settingsOf(fields, known, { signIn, logout });
  return { columns: { issuer, saml, ...checked }, certificates, source: 'metadata' };
}

function byHand(fields: SamlFields, known: Known | null): DescribedProvider {
  const { entryPoint, entityId, certificate } = fields;
  const entered = entryPoint === undefined ? {} : { signIn: { binding: 'redirect' as const, url: entryPoint } };
  if (certificate === undefined && known === null) throw new AppError('CERTIFICATE_REQUIRED');
  return {
    columns: { ...(entityId !== undefined && { issuer: entityId }), saml: settingsOf(fields, known, entered) },
    certificates: certificate === undefined ? null : acceptCertificates(certificate),
    source: 'manual',
  };
}

const defaults = { logout: null, nameIdFormat: null, requiresSignedResponse: false, idpInitiated: 'refuse' } as const;

function settingsOf(
  { nameIdFormat, requiresSignedResponse, idpInitiated, spEntityId }: SamlFields,
  known: Known | null,
  endpoints: Partial<SamlSettings>,
): SamlSettings {
  const chosen = { nameIdFormat, requiresSignedResponse, idpInitiated, spEntityId };
  const changed = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
  return { ...defaults, ...known?.saml, ...endpoints, ...changed } as SamlSettings;
}

/** Null without metadata. They are recognized in the field of the certificate, too. */
async function metadataOf(ctx: RequestContext, { metadata, metadataUrl, certificate }: SamlFields) {
  if (metadata !== undefined) return metadata;
  if (metadataUrl !== undefined) return fetchMetadata(ctx, metadataUrl);
  return certificate?.trimStart().startsWith('<') ? certificate : null;
}

/** The error never contains what the other machine answered. @throws AppError */
export async function fetchMetadata(service: Pick<AppServices, 'featureServices'>, url: string): Promise<string> {
  const response = await connectionProviders
    .of(service)
    .http(url)
    .catch((error: unknown) => {
      throw unreadable('they could not be requested', error);
    });
  if (!response.ok) throw unreadable(`the response has the status ${response.status}`);
  return response.text();
}

/** @throws AppError */
export async function readMetadata(text: string): Promise<IdpMetadata> {
  return readIdpMetadata(text).catch((error: unknown) => {
    throw error instanceof MetadataRefusal ? unreadable(error.message, error) : error;
  });
}

const unreadable = (reason: string, cause?: unknown) => new AppError('METADATA_NOT_READABLE', { reason, cause });

/** @throws AppError */
export function acceptCertificates(text: string): string[] {
  try {
    return readCertificates(text);
  } catch (cause) {
    if (!(cause instanceof CertificateRefusal)) throw cause;
    throw new AppError('CERTIFICATE_NOT_ACCEPTED', { reason: cause.message, cause });
  }
}

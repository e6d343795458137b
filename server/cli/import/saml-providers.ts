import type { EntityManager } from '@mikro-orm/postgresql';

import type { Options } from '#server/app/configuration.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { SsoCertificate } from '#server/features/sso/saml/certificate.entity.ts';
import { addProviderCertificates, addServiceKey } from '#server/features/sso/saml/certificates.ts';
import { describeFrom } from '#server/features/sso/saml/describe-provider.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { createKeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';
import { ClaimMapping } from '#shared/sso/oidc.ts';
import { SamlConfig, samlFieldsOf, type SamlSettings } from '#shared/sso/saml.ts';

import { objectIn } from './columns.ts';
import { counted } from './counted.ts';
import type { SourceRow } from './source.ts';

/** What the configuration of a SAML provider says. */
export interface SamlProvider {
  issuer: string;
  settings: SamlSettings;
  mapping: ClaimMapping;
  /** PEM. */
  certificates: readonly string[];
  source: 'manual' | 'metadata';
}

/** Adds what the configurations of SAML providers say as `saml`, or why it cannot be used. */
export function withSamlProviders(rows: SourceRow[]): Promise<SourceRow[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, saml: await readSamlProvider(row) })));
}

/** Null for a provider of OpenID Connect. @returns a text with the reason if it cannot be used. */
export async function readSamlProvider(row: SourceRow): Promise<SamlProvider | string | null> {
  const stored = objectIn(row['samlConfig']);
  if (stored === null) return null;
  const config = SamlConfig.safeParse(withTexts(stored));
  const fields = config.success ? samlFieldsOf({ samlConfig: config.data }) : null;
  if (fields === null) return 'its SAML configuration has other values than expected';
  try {
    const { columns, certificates, source } = await describeFrom(fields.metadata ?? null, fields, null);
    const { issuer = String(row['issuer']), saml: settings } = columns;
    if (!settings?.signIn) return 'it has no address for requests';
    const spEntityId = [fields.spEntityId, stored['audience'], stored['issuer']].find(
      (name) => typeof name === 'string' && name !== '' && name !== issuer,
    ) as string | undefined;
    const mapping = ClaimMapping.safeParse(withNameId(fields.mapping ?? {})).data ?? {};
    return { issuer, settings: { ...settings, spEntityId }, mapping, certificates: certificates ?? [], source };
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Newer releases store several certificates in a list, and null for nothing. */
function withTexts(value: unknown): unknown {
  if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return value.join('\n');
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(fields.map(([name, each]) => [name, withTexts(each)]));
}

/** The plugin calls the NameID `nameID`, as if it were an attribute. */
function withNameId(mapping: object): object {
  const names = Object.entries(mapping).filter(([, name]) => name !== undefined);
  return Object.fromEntries(names.map(([field, name]) => [field, name === 'nameID' ? 'NameID' : name]));
}

/** Adds the certificates of an imported provider, and a key of this service for it, unless an earlier run has. */
export async function addSamlKeys(
  row: SourceRow,
  { em, options, secrets, id }: { em: EntityManager; options: Options; secrets: readonly string[]; id: string },
): Promise<void> {
  const provider = await readSamlProvider(row);
  const connection = await em.findOne(SsoConnection, { id, protocol: 'saml' });
  if (connection === null || provider === null || typeof provider === 'string') return;
  if ((await em.count(SsoCertificate, { connection: id })) > 0) return;
  addProviderCertificates({ em }, connection, provider);
  addServiceKey({ em, secrets }, connection, await createKeyWithCertificate(new URL(options.baseUrl).hostname, now()));
  await em.flush();
}

/** Fields that are imported, or whose value is always the same here. */
const known = [
  'issuer',
  'audience',
  'entryPoint',
  'cert',
  'identifierFormat',
  'wantAssertionsSigned',
  'authnRequestsSigned',
  'idpMetadata.metadata',
  'idpMetadata.entityID',
  'idpMetadata.cert',
  'idpMetadata.singleSignOnService',
  'spMetadata.entityID',
  'mapping.id',
  'mapping.email',
  'mapping.emailVerified',
  'mapping.name',
  'mapping.firstName',
  'mapping.lastName',
  'mapping.extraFields',
];

/** The fields of configurations that are not imported, such as private keys, a line each with their number. */
export function unknownSamlFields(rows: readonly SourceRow[]): string[] {
  const names = rows.flatMap((row) => fieldNames(objectIn(row['samlConfig']) ?? {}));
  const counts = Map.groupBy(
    names.filter((name) => !known.includes(name)),
    (name) => name,
  );
  return [...counts].map(
    ([name, values]) => `field ssoProvider.samlConfig.${name}: ${counted(values.length, 'value')}`,
  );
}

function fieldNames(config: object): string[] {
  return Object.entries(config).flatMap(([name, value]) => {
    if (value === null || value === '') return [];
    const isGroup = ['idpMetadata', 'spMetadata', 'mapping'].includes(name) && typeof value === 'object';
    return isGroup ? fieldNames(value as object).map((field) => `${name}.${field}`) : [name];
  });
}

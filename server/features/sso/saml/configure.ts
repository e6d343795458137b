import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { createKeyWithCertificate } from '#server/security/saml/self-signed-certificate.ts';
import { samlFieldsOf, type SamlFields, type SamlInput } from '#shared/sso/saml.ts';

import { addServiceKey, replaceProviderCertificates } from './certificates.ts';
import { describeProvider, type DescribedProvider } from './describe-provider.ts';

type Columns = Partial<SsoConnection>;

/** The values of `AuthnContextClassRef` that state a second factor: REFEDS MFA, and Microsoft Entra ID. */
export const factorValues = ['https://refeds.org/profile/mfa', 'http://schemas.microsoft.com/claims/multipleauthn'];

/** A SAML provider that a request describes, with a key of this service for it. `common` are the columns of both protocols. */
export async function newSamlProvider(ctx: OrganizationActorContext, fields: SamlFields, common: Columns) {
  requireNoClient(common);
  const provider = await describeProvider(ctx, fields, null);
  const key = await createKeyWithCertificate(new URL(ctx.options.baseUrl).hostname, now());
  const columns: Columns = { scopes: [], factorValues, ...columnsOf(fields, common, provider), protocol: 'saml' };
  return {
    columns,
    complete: async (connection: SsoConnection) => {
      addServiceKey(ctx, connection, key);
      await setCertificates(ctx, connection, provider);
    },
  };
}

/** What a request changes of a SAML connection. */
export interface SamlChange {
  columns: Columns;
  provider: DescribedProvider | null;
}

/** Null for a connection of OpenID Connect. */
export async function changeOfSaml(
  ctx: OrganizationActorContext,
  connection: SsoConnection,
  { input, common }: { input: SamlInput; common: Columns },
): Promise<SamlChange | null> {
  const fields = samlFieldsOf(input);
  if (connection.protocol === 'oidc') {
    if (fields !== null) throw new AppError('PROVIDER_HAS_ANOTHER_PROTOCOL');
    return null;
  }
  requireNoClient(common);
  if (fields === null) return { columns: common, provider: null };
  const provider = await describeProvider(ctx, fields, connection);
  return { columns: columnsOf(fields, common, provider), provider };
}

export async function setCertificates(
  ctx: OrganizationActorContext,
  connection: SsoConnection,
  { certificates, source }: DescribedProvider,
): Promise<void> {
  if (certificates !== null) await replaceProviderCertificates(ctx, connection, { certificates, source });
}

/** The fields of an OpenID Connect client mean nothing to SAML. */
function requireNoClient(common: Columns): void {
  const names = ['clientId', 'discoveryUrl', 'endpoints', 'scopes', 'pkce'] as const;
  // Null where a new issuer has other addresses.
  if (names.some((name) => (common[name] ?? null) !== null)) throw new AppError('PROVIDER_HAS_ANOTHER_PROTOCOL');
}

function columnsOf({ mapping }: SamlFields, common: Columns, { columns }: DescribedProvider): Columns {
  return { ...common, ...(mapping !== undefined && { mapping }), ...columns };
}

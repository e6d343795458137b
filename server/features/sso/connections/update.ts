import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { ensureClientKey } from '#server/features/sso/client-keys/client-keys.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { changeOfSaml, setCertificates, type SamlChange } from '#server/features/sso/saml/configure.ts';
import { AppError } from '#server/lib/errors.ts';
import { oidcFieldsOf } from '#shared/sso/oidc.ts';
import type { UpdateProvider } from '#shared/sso/schemas.ts';

import { clientColumns, isWithoutSecret, setClientAuthentication } from './connection-client.ts';
import { requireClaims, serveDomains } from './connection-domains.ts';
import { requireGrantable } from './connection-roles.ts';
import { deleteIdentities } from './end-connection.ts';
import { requireAnother, requireConnection, requireManagedConnection } from './find-connection.ts';
import { presentConnections } from './present-connections.ts';
import { reachProvider } from './reach-provider.ts';
import { recordUpdate } from './record-change.ts';

type Columns = Partial<SsoConnection>;

/** Changes a connection. After a change of what identifies the provider or its users it has to be tested and enabled again. */
export async function updateProvider(
  { ctx, input }: Call<OrganizationActorContext, typeof UpdateProvider>,
  managers: OrganizationGuard,
) {
  const before = await requireConnection(ctx, input.providerId);
  const common = columnsOf(before, input);
  const saml = await changeOfSaml(ctx, before, { input, common });
  const { columns } = saml ?? { columns: common };
  const { revision, clientAuth } = before;
  // Without a secret so far, the provider decides how one is sent.
  const hasFirstSecret = oidcFieldsOf(input).clientSecret !== undefined && isWithoutSecret(before);
  const supported =
    saml === null && (isOtherProvider(before, columns) || hasFirstSecret)
      ? await reachProvider(ctx, { ...addressOf(before), ...columns })
      : clientAuth;
  await lockMember(ctx, managers);
  const connection = await requireManagedConnection(ctx, input.providerId);
  // The provider was reached with the addresses of that revision.
  if (connection.revision !== revision || (input.revision ?? revision) !== revision)
    throw new AppError('PROVIDER_WAS_CHANGED');

  const fields = await change(ctx, connection, { input, columns, supported, saml });
  recordUpdate(ctx, connection, fields);
  await ctx.em.flush();
  const [presented] = await presentConnections(ctx, [connection]);
  return presented!;
}

/** @returns the names of the changed fields. */
async function change(
  ctx: OrganizationActorContext,
  connection: SsoConnection,
  {
    input,
    columns,
    supported,
    saml,
  }: {
    input: z.output<typeof UpdateProvider>;
    columns: Columns;
    supported: SsoConnection['clientAuth'];
    saml: SamlChange | null;
  },
): Promise<string[]> {
  const fields = changedNames(connection, columns);
  const isOther = isOtherProvider(connection, columns) || isOtherUser(connection, columns);
  if (isOther || isOtherAddress(connection, columns) || isOtherProof(connection, columns, saml))
    await requireNewTest(ctx, connection);
  if (isOther) await deleteIdentities(ctx, connection);
  Object.assign(connection, columns);
  requireGrantable(ctx, connection);
  if (saml === null) {
    setClientAuthentication(connection, input, { secrets: ctx.secrets, supported });
    await ensureClientKey(ctx, connection);
  }
  if (saml?.provider) await setCertificates(ctx, connection, saml.provider);
  if (input.domain !== undefined) await serveDomains(ctx, connection, await requireClaims(ctx, input.domain));
  const { clientSecret, tokenEndpointAuthentication } = oidcFieldsOf(input);
  if (saml?.provider?.certificates) fields.push('certificates');
  if (clientSecret !== undefined) fields.push('clientSecret');
  if (tokenEndpointAuthentication !== undefined) fields.push('clientAuth');
  if (input.domain !== undefined) fields.push('domains');
  return fields;
}

/** A tested connection proves nothing about another provider. */
async function requireNewTest(ctx: OrganizationActorContext, connection: SsoConnection): Promise<void> {
  if (connection.enabledAt !== null) await requireAnother(ctx, connection);
  connection.revision += 1;
  connection.enabledAt = null;
}

function columnsOf(connection: SsoConnection, input: z.output<typeof UpdateProvider>): Columns {
  const { organizationId: _, providerId: __, revision: ___, ...fields } = input;
  if (Object.values(fields).every((value) => value === undefined)) throw new AppError('NO_FIELDS_PROVIDED_FOR_UPDATE');
  const columns = clientColumns(input);
  const isMoved = columns.issuer !== undefined && columns.issuer !== connection.issuer;
  // The addresses of the previous issuer are not those of this one.
  return isMoved ? { discoveryUrl: null, endpoints: null, ...columns } : columns;
}

function changedNames(connection: SsoConnection, columns: Columns): string[] {
  const changed = Object.entries(columns).filter(
    ([name, value]) => !isDeepStrictEqual(value, connection[name as keyof Columns]),
  );
  return changed.map(([name]) => name);
}

const addressOf = ({ issuer, discoveryUrl, endpoints }: SsoConnection) => ({ issuer, discoveryUrl, endpoints });

/** Its keys sign the ID tokens. */
function isOtherProvider(connection: SsoConnection, columns: Columns): boolean {
  const names = ['issuer', 'discoveryUrl', 'endpoints', 'clientId'];
  return changedNames(connection, columns).some((name) => names.includes(name));
}

/** Where browsers are sent, or whose signatures count. */
function isOtherProof({ saml: before }: SsoConnection, { saml }: Columns, change: SamlChange | null): boolean {
  return change?.provider?.certificates != null || (saml != null && saml.signIn.url !== before?.signIn.url);
}

/** The claim tells the users of the provider apart. */
function isOtherUser({ mapping }: SsoConnection, columns: Columns): boolean {
  return columns.mapping !== undefined && columns.mapping.id !== mapping.id;
}

/** The claim decides which existing users an identity joins. */
function isOtherAddress({ mapping }: SsoConnection, columns: Columns): boolean {
  const names = ['email', 'emailVerified'] as const;
  return columns.mapping !== undefined && names.some((name) => columns.mapping![name] !== mapping[name]);
}

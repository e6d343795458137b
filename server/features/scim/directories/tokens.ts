import { v7 } from 'uuid';

import type { Call } from '#server/call/context.ts';
import type { CredentialKind } from '#server/call/lifecycle-events.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { ScimToken, ScimTokenSchema, type ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { scimOptions } from '#server/features/scim/scim.options.ts';
import { tokenFormat } from '#server/features/scim/token-format.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import type { CreateDirectoryToken, DirectoryTokenInput } from '#shared/scim/schemas.ts';

import { requireManagedDirectory } from './find-directory.ts';
import { presentWithTokens } from './present-directory.ts';

/** Two suffice for a rotation without interruption. */
const MAX_TOKENS = 5;

/** The token is answered once; only its hash is stored. */
export function createToken(
  ctx: OrganizationActorContext,
  directory: ScimDirectory,
  { name, expiresIn = scimOptions.of(ctx).tokenExpiresIn }: { name: string; expiresIn?: number | undefined },
): { row: ScimToken; token: string } {
  const id = v7();
  const token = tokenFormat.newKey(id);
  const row = ctx.em.create(ScimToken, {
    id,
    directory,
    name,
    start: tokenFormat.startOfKey(token),
    tokenHash: sha256(token),
    expiresAt: inSeconds(expiresIn),
    creator: ctx.user?.id ?? null,
  });
  return { row, token };
}

export async function createDirectoryToken({
  ctx,
  input,
}: Call<OrganizationActorContext, typeof CreateDirectoryToken>) {
  const directory = await requireManagedDirectory(ctx);
  if ((await ctx.em.count(ScimToken, { directory })) >= MAX_TOKENS) throw new AppError('DIRECTORY_TOKEN_LIMIT_REACHED');
  const { row, token } = createToken(ctx, directory, input);
  ctx.audit('directory.token-created', about(directory, row));
  await ctx.em.flush();
  return { directory: await presentWithTokens(ctx, directory), token };
}

/** Requests with the token are refused at once. */
export async function deleteDirectoryToken({ ctx, input }: Call<OrganizationActorContext, typeof DirectoryTokenInput>) {
  const directory = await requireManagedDirectory(ctx);
  const token = await ctx.em.findOne(ScimToken, { id: input.tokenId, directory });
  if (token === null) throw new AppError('DIRECTORY_TOKEN_NOT_FOUND');
  ctx.em.remove(token);
  ctx.audit('directory.token-deleted', about(directory, token));
  return { success: true as const };
}

function about({ id: directoryId, organizationId }: ScimDirectory, { id: tokenId }: ScimToken) {
  return { organizationId, details: { directoryId, tokenId } };
}

/** An attacker could keep the token of a directory that the attacker connected. */
export const directoryTokens: CredentialKind = {
  name: 'directory-token',
  entities: [ScimTokenSchema],
  purgeUnproven: async ({ em }, userId) => {
    const organizations = await organizationsOfOnly(em, userId);
    if (organizations.length === 0) return;
    await em.nativeDelete(ScimToken, { directory: { organization: organizations } });
  },
};

import type { RequestContext } from '#server/call/context.ts';
import { ManagedAccount } from '#server/features/domains/managed-account.entity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { setImage } from '#server/features/users/user-lifecycle.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { parseOperatorFields } from '#server/fields/operator-fields.ts';

/** The profile of a user whom a connection creates. */
export async function newProfile(ctx: RequestContext, email: string, { name, image, extraFields }: StatedIdentity) {
  const { fields, rejected } = await parseOperatorFields(userOptions.of(ctx).additionalFields, extraFields);
  if (rejected.length > 0) ctx.log.warn({ fields: rejected }, 'an identity provider stated fields that are not stored');
  return { email, name: name || email, image, fields };
}

interface Returning {
  user: User;
  connection: SsoConnection;
  stated: StatedIdentity;
}

/** Name and picture of a managed account follow the identity provider. What it does not state stays. */
export async function followProfile(ctx: RequestContext, { user, connection, stated }: Returning): Promise<void> {
  const { organizationId: organization, updatesProfile } = connection;
  const { name, image } = stated;
  const isNewImage = image !== null && image !== user.image;
  const isNewName = name !== '' && name !== user.name;
  if (!updatesProfile || (!isNewName && !isNewImage)) return;
  if ((await ctx.em.count(ManagedAccount, { user, organization })) === 0) return;
  // Locked, so that a concurrent change of another field is not undone.
  await lockUserAndRead(ctx.em, user.id, 'for update');
  if (isNewName) user.name = name;
  if (isNewImage) await setImage(ctx, user, image);
}

import type { RequestContext } from '#server/call/context.ts';
import { ManagedAccount } from '#server/features/domains/managed-account.entity.ts';
import { provenDomain } from '#server/features/domains/proven-domain.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { setImage } from '#server/features/users/user-lifecycle.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { changeEmailOf } from '#server/features/verification/verify-email.ts';
import { parseOperatorFields } from '#server/fields/operator-fields.ts';

import type { SignInNotes } from './attempts.ts';

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
  notes: SignInNotes;
}

/** Name, picture and address of a managed account follow the identity provider. What it does not state stays. */
export async function followProfile(ctx: RequestContext, returning: Returning): Promise<void> {
  const { user, connection, stated } = returning;
  const { organizationId: organization, updatesProfile } = connection;
  const { name, image, email } = stated;
  const isNewImage = image !== null && image !== user.image;
  const isNewName = name !== '' && name !== user.name;
  const isNewEmail = email !== null && email !== user.email;
  if (!updatesProfile || (!isNewName && !isNewImage && !isNewEmail)) return;
  if ((await ctx.em.count(ManagedAccount, { user, organization })) === 0) return;
  // Locked, so that a concurrent change of another field is not undone.
  await lockUserAndRead(ctx.em, user.id, 'for update');
  if (isNewName) user.name = name;
  if (isNewImage) await setImage(ctx, user, image);
  if (isNewEmail) await followAddress(ctx, email, returning);
}

/** A new address within the proven domains of the organization. A session may belong to the holder of the previous one. */
async function followAddress(
  ctx: RequestContext,
  newEmail: string,
  { user, connection, stated: { emailVerified }, notes }: Returning,
): Promise<void> {
  const claim = await provenDomain(ctx.em, newEmail);
  const isOwn = claim?.organizationId === connection.organizationId;
  if (!isOwn || emailVerified === false) return void notes.add('sso_email_not_in_domain');
  if ((await ctx.em.count(User, { email: newEmail })) > 0) return void notes.add('sso_email_taken');
  await changeEmailOf(ctx, user, { newEmail, isProven: true, by: { connectionId: connection.id } });
  await revokeSessionsOf(ctx, user.id);
}

import { randomUUID } from 'node:crypto';

import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { lockMember } from '#server/features/organizations/lock-member.ts';
import { setLogo } from '#server/features/organizations/manage-organizations.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import { updateGuard } from '#server/features/organizations/organization.router.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { setImage } from '#server/features/users/user-lifecycle.ts';
import { callUrl } from '#server/http/address.ts';
import { ImageURL } from '#shared/lib/fields.ts';
import type { UploadLogo, UploadPicture } from '#shared/pictures/schemas.ts';

import { parsePicture } from './formats/parse-picture.ts';
import { Picture } from './picture.entity.ts';
import { pictureOptions } from './picture.options.ts';
import type { PictureOwner, StorePicture, UploadedPicture } from './picture.types.ts';

/** Replaces the caller's picture. */
export async function uploadPicture({ ctx, input }: Call<AuthenticatedContext, typeof UploadPicture>) {
  return storePicture(ctx, { data: input.data, owner: { userId: ctx.user.id } }, async (picture) => {
    const user = await lockUser(ctx.em, ctx.user);
    // The event deletes the previous picture.
    await setImage(ctx, user, picture.url);
    ctx.em.create(Picture, { ...picture, user });
    return user;
  });
}

/** Replaces the logo of an organization. */
export async function uploadLogo({ ctx, input }: Call<MemberContext, typeof UploadLogo>) {
  const { organizationId } = ctx;
  return storePicture(ctx, { data: input.data, owner: { organizationId } }, async (picture) => {
    await lockMember(ctx, updateGuard);
    const organization = await ctx.em.findOneOrFail(Organization, { id: organizationId });
    await setLogo(ctx, organization, picture.url);
    ctx.em.create(Picture, { ...picture, organization });
    ctx.audit('organization.updated', { organizationId, details: { fields: 'logo' } });
    return organization;
  });
}

type NewPicture = Pick<Picture, 'id' | 'url' | 'contentType' | 'size' | 'data'>;

/** Checks and stores a picture, and assigns it to its owner. */
async function storePicture<Owner>(
  ctx: RequestContext,
  { data: base64, owner }: { data: string; owner: PictureOwner },
  assign: (picture: NewPicture) => Promise<Owner>,
): Promise<Owner> {
  const { maxBytes, store, remove } = pictureOptions.of(ctx);
  const received = Buffer.from(base64, 'base64');
  if (received.length > maxBytes) throw new AppError('PICTURE_TOO_LARGE');
  const { contentType, data } = parsePicture(received);
  const id = randomUUID();
  // Before the transaction begins, since the hook may wait for another service.
  const url = store
    ? await storeElsewhere(store, { data, contentType, owner })
    : callUrl(ctx.options, `/picture/${id}`);
  try {
    const changed = await assign({ id, url, contentType, size: data.length, data: store ? null : data });
    await ctx.em.flush();
    return changed;
  } catch (error) {
    if (store && remove) ctx.background.run('unused picture', async () => remove({ url, owner }));
    throw error;
  }
}

async function storeElsewhere(store: StorePicture, picture: UploadedPicture): Promise<string> {
  const { success, data: url } = ImageURL.safeParse(await store(picture));
  if (!success) throw new Error('The hook pictures.store returned no URL');
  return url;
}

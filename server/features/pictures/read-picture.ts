import type { Call, RequestContext } from '#server/call/context.ts';
import type { Query } from '#server/db/reads.ts';
import { AppError } from '#server/lib/errors.ts';
import type { PictureIdInput } from '#shared/pictures/schemas.ts';

import type { PictureType } from './picture.types.ts';

const pictureById: Query = {
  name: 'picture_by_id',
  text: 'select content_type "contentType", data from picture where id = $1 and data is not null',
};

/**
 * Each upload has its own address, so that caches may store a picture for good. Pages of any origin may show it. A browser
 * that opens it runs nothing, whatever the bytes are.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'Origin',
};

/** An uploaded picture, for anyone with its address: it is shown beside names, where no session is sent. */
export async function readPicture({ ctx, input }: Call<RequestContext, typeof PictureIdInput>) {
  const rows = await ctx.reads.rows<{ contentType: PictureType; data: Buffer }>(pictureById, [input.id]);
  const [picture] = rows;
  if (!picture) throw new AppError('NOT_FOUND');
  ctx.reply.file = { type: picture.contentType, data: picture.data };
  Object.assign(ctx.reply.headers, headers);
  return ctx.serverCall ? picture.data.toString('base64') : '';
}

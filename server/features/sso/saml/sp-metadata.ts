import type { Call, RequestContext } from '#server/call/context.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { writeSpMetadata } from '#server/security/saml/metadata/sp-metadata.ts';
import type { SpMetadataInput } from '#shared/sso/saml.ts';

import { acsUrlOf, sloUrlOf, spEntityIdOf } from './addresses.ts';
import { findCertificates } from './certificates.ts';

export const METADATA_TYPE = 'application/samlmetadata+xml';

/** Public, also before the connection is enabled: the identity provider reads it when it is set up. */
export async function spMetadata({ ctx, input }: Call<RequestContext, typeof SpMetadataInput>): Promise<string> {
  const connection = await ctx.em.findOne(SsoConnection, { providerId: input.providerId, protocol: 'saml' });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  const certificates = await findCertificates(ctx.em, [connection.id]);
  const own = certificates.filter(({ side, state }) => side === 'sp' && state !== 'retired');
  const text = writeSpMetadata({
    entityId: spEntityIdOf(ctx, connection),
    acsUrl: acsUrlOf(ctx, connection),
    sloUrl: sloUrlOf(ctx, connection),
    certificates: own.map(({ certificate }) => certificate),
    nameIdFormat: connection.saml!.nameIdFormat,
  });
  const data = Buffer.from(text);
  ctx.reply.file = { type: METADATA_TYPE, data };
  return ctx.serverCall ? data.toString('base64') : '';
}

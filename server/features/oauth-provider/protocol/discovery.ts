import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { handleWithLibrary } from '#server/features/oauth-provider/library/dispatch.ts';
import { oauthLibrary } from '#server/features/oauth-provider/library/library.ts';
import { AppError } from '#server/lib/errors.ts';

type AnyCall = ProtocolCall<null>;

export const documents = ['openid-configuration', 'oauth-authorization-server'] as const;
type Document = (typeof documents)[number];

/** Seconds for which it may be cached: much shorter than a key is published ahead. */
const MAX_AGE = 300;

/** The metadata of the service (OpenID Connect Discovery section 4, RFC 8414 section 3). */
export const metadata =
  (document: Document) =>
  async ({ ctx }: AnyCall): Promise<ProtocolResponse> => {
    const provider = await oauthLibrary.of(ctx).providerFor(ctx);
    const response = await handleWithLibrary({ ctx, provider }, { method: 'GET', path: `/.well-known/${document}` });
    return { ...response, headers: { ...response.headers, 'cache-control': `public, max-age=${MAX_AGE}` } };
  };

/** The same at the root, where RFC 8414 section 3.1 inserts the path of the issuer. */
export const metadataAtRoot = (document: Document) => async (call: AnyCall) => {
  const { ctx, params } = call;
  if (`/${params['*']}` !== ctx.options.basePath) throw new AppError('NOT_FOUND');
  return metadata(document)(call);
};

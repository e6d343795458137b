import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { handleWithLibrary } from '#server/features/oauth-provider/library/handle.ts';
import { oauthLibrary } from '#server/features/oauth-provider/library/library.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { documentMode } from '#server/features/oauth-provider/registration/hosts.ts';
import { REGISTRATION_PATH } from '#server/features/oauth-provider/registration/registered-metadata.ts';
import { callUrl } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';
import { GrantableScope } from '#shared/lib/scopes.ts';

type AnyCall = ProtocolCall<null>;

/** Seconds for which it may be cached: much shorter than a key is published ahead. */
const MAX_AGE = 300;

/** The metadata of the service (OpenID Connect Discovery section 4, RFC 8414 section 3). */
const metadata =
  (document: string) =>
  async ({ ctx }: AnyCall): Promise<ProtocolResponse> => {
    const provider = await oauthLibrary.of(ctx).providerFor(ctx);
    const response = await handleWithLibrary({ ctx, provider }, { method: 'GET', path: `/.well-known/${document}` });
    const body = { ...(JSON.parse(response.body as string) as object), ...(await registrationOf(ctx)) };
    return { ...response, body, headers: { ...response.headers, 'cache-control': `public, max-age=${MAX_AGE}` } };
  };

/** How applications register themselves. */
async function registrationOf(ctx: RequestContext) {
  const { registration } = oauthProviderOptions.of(ctx);
  return {
    ...((await documentMode(ctx)) !== 'off' && { client_id_metadata_document_supported: true }),
    ...(registration !== 'off' && { registration_endpoint: callUrl(ctx.options, REGISTRATION_PATH) }),
  };
}

/** The API of the service as a resource (RFC 9728 section 3): where a program gets tokens for it. */
async function resourceMetadata({ ctx }: AnyCall): Promise<ProtocolResponse> {
  const resource = ownResource(ctx.options);
  return {
    status: 200,
    headers: { 'cache-control': `public, max-age=${MAX_AGE}` },
    body: {
      resource,
      resource_name: ctx.options.appName,
      authorization_servers: [resource],
      bearer_methods_supported: ['header'],
      scopes_supported: GrantableScope.options,
    },
  };
}

/** The metadata at the root, where RFC 8414 section 3.1 inserts the path of the issuer. */
export const atRoot = (handle: (call: AnyCall) => Promise<ProtocolResponse>) => async (call: AnyCall) => {
  const { ctx, params } = call;
  if (`/${params['*']}` !== ctx.options.basePath) throw new AppError('NOT_FOUND');
  return handle(call);
};

/** By the name of their file. */
export const documents = {
  'openid-configuration': metadata('openid-configuration'),
  'oauth-authorization-server': metadata('oauth-authorization-server'),
  'oauth-protected-resource': resourceMetadata,
};

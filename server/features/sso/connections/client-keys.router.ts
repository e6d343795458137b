import { anyone, get, post, type CallMeta } from '#server/call/trpc.ts';
import { SET_UP_LINK } from '#server/features/organizations/delegates.ts';
import { lockedMemberOr } from '#server/features/organizations/guards.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { KeySet } from '#shared/jwt/schemas.ts';
import { Success } from '#shared/lib/responses.ts';
import { ProviderKeys } from '#shared/sso/client-keys.ts';
import { ProviderIdInput } from '#shared/sso/schemas.ts';

import { listClientKeys, rotateClientKey } from './manage-client-keys.ts';

const enabled: CallMeta = { enabled: (options) => ssoOptions.of({ options }).enabled };

/** Seconds that caches may store a key set. */
const KEYS_MAX_AGE = 300;

export const clientKeyCalls = {
  rotateClientKey: lockedMemberOr([SET_UP_LINK], {
    permissions: { sso: ['manage'] },
    onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO',
    notImpersonated: true,
  })
    .meta(
      post(
        '/sso/rotate-client-key',
        'Replace the key of `private_key_jwt`',
        'The new key is published at once and signs an hour later.',
      ),
    )
    .meta({ ...enabled, reauthenticate: 'always', errors: ['PROVIDER_NOT_FOUND'] })
    .input(ProviderIdInput)
    .output(Success)
    .mutation(rotateClientKey),
  oidcJwks: anyone
    .meta(get('/sso/oidc/jwks/{providerId}', 'List the public keys of a client of an identity provider'))
    .meta({
      ...enabled,
      errors: ['PROVIDER_NOT_FOUND'],
      head: true,
      maxAge: KEYS_MAX_AGE,
      bounded: 'The key that signs and the next.',
    })
    .input(ProviderKeys)
    .output(KeySet)
    .query(listClientKeys),
};

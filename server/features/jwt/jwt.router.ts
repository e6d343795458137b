import { anyone, get, special, type CallMeta } from '#server/trpc.ts';
import { signedIn } from '#server/features/sessions/guards.ts';
import { NoFields, Nothing } from '#shared/fields.ts';
import { Jwt, KeySet } from '#shared/jwt.ts';

import { issueToken } from './issue-token.ts';
import { listPublicKeys } from './signing-keys.ts';
import { jwtOptions } from './jwt.options.ts';

function optional(meta: CallMeta): CallMeta {
  return special(meta, { enabled: (options) => jwtOptions.of({ options }).enabled });
}

export const jwtRouter = {
  token: signedIn
    .meta(optional(get('/token', 'A signed statement of who the caller is, for services that verify it by themselves')))
    .input(NoFields)
    .output(Jwt)
    .query(issueToken),
  jwks: anyone
    .meta(optional(get('/jwks', 'The public keys that verify such a statement')))
    .input(Nothing)
    .output(KeySet)
    .query(listPublicKeys),
};

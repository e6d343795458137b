import { anyone, get, type CallMeta } from '#server/trpc.ts';
import { signedIn } from '#server/features/sessions/guards.ts';
import { NoFields, Nothing } from '#shared/fields.ts';
import { Jwt, KeySet } from '#shared/jwt.ts';

import { issueToken } from './issue-token.ts';
import { listPublicKeys } from './signing-keys.ts';
import { jwtOptions } from './jwt.options.ts';

const ifEnabled: CallMeta = { enabled: (options) => jwtOptions.of({ options }).enabled };

export const jwtRouter = {
  token: signedIn
    .meta(get('/token', 'A signed statement of who the caller is, for services that verify it by themselves'))
    .meta(ifEnabled)
    .input(NoFields)
    .output(Jwt)
    .query(issueToken),
  jwks: anyone
    .meta(get('/jwks', 'The public keys that verify such a statement'))
    .meta(ifEnabled)
    .input(Nothing)
    .output(KeySet)
    .query(listPublicKeys),
};

import { defineFeature, kitTags } from '#server/call/feature.ts';
import { sessionRequired } from '#server/features/sessions/guards.ts';
import { anyone, get, type CallMeta } from '#server/call/trpc.ts';
import { NoFields, Nothing } from '#shared/lib/fields.ts';
import { Jwt, KeySet } from '#shared/jwt/schemas.ts';

import { ImportedKeySchema } from './imported-key.entity.ts';
import { issueToken } from './issue-token.ts';
import { jwtOptions } from './jwt.options.ts';
import { SigningKeySchema } from './signing-key.entity.ts';
import { KEY_SET_MAX_AGE, listPublicKeys } from './signing-keys.ts';

const ifEnabled: CallMeta = { enabled: (options) => jwtOptions.of({ options }).enabled };

export const jwt = defineFeature({
  name: 'jwt',
  options: [jwtOptions],
  router: {
    token: sessionRequired
      .meta(
        get(
          '/token',
          'Issue a JWT that identifies the caller to other services',
          'The claim `org_id` is the active organization, absent if the caller lacks the second factor that it requires.',
        ),
      )
      .meta(ifEnabled)
      .input(NoFields)
      .output(Jwt)
      .query(issueToken),
    jwks: anyone
      .meta(get('/jwks', 'List the public keys that verify issued JWTs'))
      .meta({
        ...ifEnabled,
        head: true,
        maxAge: KEY_SET_MAX_AGE,
        bounded: 'The next, the current and the previous key, and those of an import for 30 days.',
      })
      .input(Nothing)
      .output(KeySet)
      .query(listPublicKeys),
  },
  tag: kitTags.sessions,
  entities: [SigningKeySchema, ImportedKeySchema],
});

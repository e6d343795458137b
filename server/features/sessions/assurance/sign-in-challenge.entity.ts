import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp, optionalTimestamp, optionalText } from '#server/db/columns.ts';
import { activity, all, credential, owner, personalData, rowId, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { AuthenticationMethod } from '#shared/sessions/schemas.ts';

/** A sign-in that waits for its second factor; consumed by deleting the row. */
export const SignInChallengeSchema = defineEntity({
  name: 'SignInChallenge',
  indexes: [
    {
      name: 'sign_in_challenge_provider',
      expression:
        'create index "sign_in_challenge_provider" on "sign_in_challenge" ("provider") where "provider" is not null',
    },
  ],
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    /** SHA-256 of the token in the cookie of the browser that is signing in. */
    tokenHash: p.text().unique(),
    /** The first factor. */
    amr: p.array().$type<AuthenticationMethod[]>(),
    /** The sign-in method, the identity provider, and the end of the session, as for a sign-in without a second factor. */
    method: optionalText(),
    provider: optionalText(),
    endsAt: optionalTimestamp(),
    /** What the feature of the identity provider stores with the session, encrypted. */
    providerSession: optionalText(),
    /** `rememberMe` of the sign-in. */
    remember: p.boolean(),
    /** Where the web app redirects after the sign-in. */
    callbackUrl: optionalText(),
    /** Counted before each comparison, in a transaction of its own. */
    attempts: p.integer().default(0),
    expiresAt: timestamp().index(),
    ...created,
  },
});

export class SignInChallenge extends SignInChallengeSchema.class {}
SignInChallengeSchema.setClass(SignInChallenge);

personalData(
  SignInChallengeSchema,
  { name: 'pendingSignIns' },
  {
    id: rowId,
    user: owner,
    tokenHash: secret,
    providerSession: credential,
    ...all(
      activity,
      'amr',
      'method',
      'provider',
      'endsAt',
      'remember',
      'callbackUrl',
      'attempts',
      'expiresAt',
      'createdAt',
    ),
  },
);

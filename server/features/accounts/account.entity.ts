import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, optionalTimestamp, optionalText, timestamps } from '#server/db/columns.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** The provider id of a password account. */
export const CREDENTIAL = 'credential';

export const AccountSchema = defineEntity({
  name: 'Account',
  uniques: [{ properties: ['providerId', 'accountId'] }],
  indexes: [
    {
      name: 'account_password_cost',
      expression: `create index "account_password_cost" on "account" (split_part("password", '$', 3)) where "password" is not null`,
    },
  ],
  properties: {
    ...identified,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    providerId: p.text(),
    /** The provider's id of the user; for a password account, our own. */
    accountId: p.text(),
    /** Tokens are encrypted at rest. */
    accessToken: optionalText(),
    refreshToken: optionalText(),
    idToken: optionalText(),
    accessTokenExpiresAt: optionalTimestamp(),
    refreshTokenExpiresAt: optionalTimestamp(),
    /** One call at a time refreshes the tokens: the end of its lease. */
    refreshingUntil: optionalTimestamp(),
    /** Comma-separated. */
    scope: optionalText(),
    /** A tagged hash; see security/password.ts. */
    password: optionalText(),
    /** Created by an administrator: not purged when the owner of the email takes the account over. */
    provisioned: p.boolean().default(false),
    /** Linked while signed in: the identity then signs in to the account whatever its address. */
    linkedByUser: p.boolean().default(false),
    ...timestamps,
  },
});

export class Account extends AccountSchema.class {
  get userId(): Opt<string> {
    return this.user.id;
  }
}
AccountSchema.setClass(Account);

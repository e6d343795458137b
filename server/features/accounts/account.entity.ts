import { defineEntity, type OptionalProps, p } from '@mikro-orm/postgresql';

import { identified, optionalMoment, optionalText, timestamps } from '#server/db/columns.ts';
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
    /** The provider's own id of the person; for a password account, the user's id. */
    accountId: p.text(),
    /** Tokens are encrypted at rest. */
    accessToken: optionalText(),
    refreshToken: optionalText(),
    idToken: optionalText(),
    accessTokenExpiresAt: optionalMoment(),
    refreshTokenExpiresAt: optionalMoment(),
    /** Comma-separated. */
    scope: optionalText(),
    /** A tagged hash (security/password.ts). */
    password: optionalText(),
    /** Set up by an administrator: it outlives the first proof of the mailbox. */
    provisioned: p.boolean().default(false),
    /** The address was proven in a browser that this identity had not signed in: a reset or a magic link deletes it. */
    unconfirmed: p.boolean().default(false),
    ...timestamps,
  },
});

export class Account extends AccountSchema.class {
  declare [OptionalProps]?: 'userId';

  get userId(): string {
    return this.user.id;
  }
}
AccountSchema.setClass(Account);

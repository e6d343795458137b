import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, optionalTimestamp, optionalText, timestamps } from '#server/db/columns.ts';
import { activity, all, credential, identity, none, owner, personalData, rowId } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** The provider id of a password account. */
export const CREDENTIAL = 'credential';

/**
 * The class of a stored hash whose members cost the same: every kind of bcrypt by its cost, others by the parameters in their
 * second field. See security/password-kinds.
 */
const costClassOf = `case when "password" like 'bcrypt%' or "password" like 'wrapped:%' then 'bcrypt:' || split_part("password", '$', 3) when "password" like 'scrypt:%' then 'scrypt' else split_part("password", ':', 1) || ':' || split_part("password", ':', 2) end`;
const nextCostClass = (condition = 'true') =>
  `select (${costClassOf}) collate "C" from account where "password" is not null and ${condition} order by 1 limit 1`;

/** The cost classes of all stored hashes, as an array: a jump from one to the next in the index each. */
export const costClassesOfHashes = `array(with recursive classes as (
    (select (${nextCostClass()}) cost_class)
    union all
    select (${nextCostClass(`(${costClassOf}) collate "C" > classes.cost_class`)}) from classes where classes.cost_class is not null
  ) select cost_class from classes where cost_class is not null)`;

/** The family of an imported hash, and whether one is such a hash: as in the index of these. */
export const importedFamily = `(split_part("password", ':', 1)) collate "C"`;
export const isImportedHash = `"password" is not null and "password" not like 'bcrypt-sha256:%'`;

export const AccountSchema = defineEntity({
  name: 'Account',
  uniques: [{ properties: ['providerId', 'accountId'] }],
  indexes: [
    {
      name: 'account_cost_class',
      expression: `create index "account_cost_class" on "account" ((${costClassOf}) collate "C") where "password" is not null`,
    },
    {
      name: 'account_imported_hash',
      expression: `create index "account_imported_hash" on "account" (${importedFamily}) where ${isImportedHash}`,
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

personalData(
  AccountSchema,
  { name: 'signInMethods' },
  {
    id: rowId,
    user: owner,
    ...all(identity, 'providerId', 'accountId', 'scope'),
    ...all(credential, 'accessToken', 'refreshToken', 'idToken', 'password'),
    ...all(
      activity,
      'accessTokenExpiresAt',
      'refreshTokenExpiresAt',
      'provisioned',
      'linkedByUser',
      'createdAt',
      'updatedAt',
    ),
    refreshingUntil: none('A lease of seconds.'),
  },
);

import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText } from '#server/db/columns.ts';
import { activity, all, identity, link, owner, personalData, present, rowId } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { AttemptOutcome } from '#shared/sso/attempts.ts';

import { SsoConnectionSchema } from './connection.entity.ts';

/** A sign-in with a connection, or a test of it, for the managers of the organization. */
export const SsoAttemptSchema = defineEntity({
  name: 'SsoAttempt',
  indexes: [{ properties: ['connection', 'id'] }, { properties: ['createdAt'] }],
  checks: [{ name: 'sso_attempt_outcome', expression: `"outcome" in ('signed-in', 'refused', 'test')` }],
  properties: {
    ...identified,
    connection: () => p.manyToOne(SsoConnectionSchema).ref().deleteRule('cascade'),
    outcome: p.text().$type<AttemptOutcome>(),
    /** The code of a refusal, or of what a sign-in did not apply. */
    reason: optionalText(),
    /** The rule that a SAML response breaks. */
    rule: optionalText(),
    user: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    /** Encrypted JSON of the claims and what became of them. Never contains a token. */
    facts: optionalText(),
    ...created,
  },
});

export class SsoAttempt extends SsoAttemptSchema.class {}
SsoAttemptSchema.setClass(SsoAttempt);

personalData(
  SsoAttemptSchema,
  { name: 'singleSignOnAttempts' },
  {
    id: rowId,
    connection: link,
    user: owner,
    facts: present(identity),
    ...all(activity, 'outcome', 'reason', 'rule', 'createdAt'),
  },
);

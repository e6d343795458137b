import { defineEntity, p } from '@mikro-orm/postgresql';

import { timestamp } from '#server/db/columns.ts';
import { activity, content, owner, personalData, present, secret } from '#server/db/personal-data.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';

/** The answer of a call that an API principal made with an `Idempotency-Key`. */
export const IdempotentAnswerSchema = defineEntity({
  name: 'IdempotentAnswer',
  properties: {
    /** The user or service account of the principal. */
    user: () => p.manyToOne(UserSchema).primary().ref().deleteRule('cascade'),
    key: p.text().primary(),
    /** Of the call and its input, with a key: an input may contain a password. */
    requestHash: p.text(),
    /** As encrypted JSON: an answer may contain a secret. */
    answer: p.text(),
    expiresAt: timestamp().index(),
  },
});

export class IdempotentAnswer extends IdempotentAnswerSchema.class {}
IdempotentAnswerSchema.setClass(IdempotentAnswer);

personalData(
  IdempotentAnswerSchema,
  { name: 'recentAnswers' },
  {
    user: owner,
    key: activity,
    requestHash: secret,
    answer: present(content),
    expiresAt: activity,
  },
);

import { defineFeature } from '#server/call/feature.ts';
import { expiredRowsJob } from '#server/call/expired-rows.ts';
import { idempotencyErrors } from '#shared/idempotency/errors.ts';

import { idempotent } from './idempotency.ts';
import { IdempotentAnswer, IdempotentAnswerSchema } from './idempotent-answer.entity.ts';

/** The header `Idempotency-Key` on mutations of API principals. */
export const idempotency = defineFeature({
  name: 'idempotency',
  errors: idempotencyErrors,
  entities: [IdempotentAnswerSchema],
  constraints: { idempotent_answer_pkey: 'IDEMPOTENCY_KEY_IN_USE' },
  credentials: [
    {
      // The answers can contain secrets.
      name: 'idempotent-answer',
      entities: [IdempotentAnswerSchema],
      purgeUnproven: async ({ em }, userId) => {
        await em.nativeDelete(IdempotentAnswer, { user: userId });
      },
    },
  ],
  mutationMiddleware: [idempotent],
  jobs: [expiredRowsJob(IdempotentAnswer)],
});

import { defineFeature } from '#server/feature.ts';
import { idempotencyErrors } from '#shared/features/idempotency.ts';

import { idempotent } from './idempotency.ts';
import { IdempotentAnswerSchema } from './idempotent-answer.entity.ts';
import { deleteExpiredAnswers } from './queries.ts';

/** The header `Idempotency-Key` on mutations of programs. */
export const idempotency = defineFeature({
  name: 'idempotency',
  errors: idempotencyErrors,
  entities: [IdempotentAnswerSchema],
  constraints: { idempotent_answer_pkey: 'IDEMPOTENCY_KEY_IN_USE' },
  mutationMiddleware: [idempotent],
  jobs: [
    {
      name: 'idempotency keys',
      every: ({ options }) => options.advanced.sweepInterval,
      run: deleteExpiredAnswers,
    },
  ],
});

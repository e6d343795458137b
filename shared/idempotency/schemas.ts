import { z } from 'zod';

/** Hours for which the answer of a call is stored. */
export const IDEMPOTENCY_HOURS = 24;

/** The value of the header `Idempotency-Key`. Quotes, as in the syntax of structured fields, are part of it. */
export const IdempotencyKey = z
  .string()
  .max(255)
  .regex(/^[!-~]+$/)
  .meta({ examples: ['9f2c1c1e-7b1f-4a57-8a55-0d6c1e2f3a4b'] });

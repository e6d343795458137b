export const idempotencyErrors = {
  INVALID_IDEMPOTENCY_KEY: [400, 'Invalid idempotency key'],
  IDEMPOTENCY_KEY_NOT_SUPPORTED: [400, 'Idempotency key not supported'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'Idempotency key in use'],
  IDEMPOTENCY_KEY_REUSED: [422, 'Idempotency key reused'],
} as const;

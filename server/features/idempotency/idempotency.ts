import { createHash } from 'node:crypto';

import type { MutationMiddleware, RequestContext } from '#server/call/context.ts';
import type { TransactionLock } from '#server/db/request-transaction.ts';
import { AppError } from '#server/lib/errors.ts';
import { requireCaller } from '#server/features/sessions/caller.ts';
import { apiCredentialOf } from '#server/call/api-credentials.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import { deriveKey, hmac, timingSafeEqualText } from '#server/security/hash.ts';
import { IdempotencyKey } from '#shared/idempotency/schemas.ts';

import { type ResponseId, findResponse, insertResponse } from './queries.ts';

const PURPOSE = 'idempotent answer';

/**
 * Makes a mutation with an `Idempotency-Key` idempotent: its answer is stored in its transaction and sent again to the same
 * request. The lock only refuses concurrent requests early; the primary key of the answers is what lets one of them succeed.
 */
export const idempotent: MutationMiddleware = async ({ ctx, name, meta, input }, next) => {
  const header = ctx.headers['idempotency-key'];
  if (header === undefined) return next();
  // A caller who relies on the key must not be left to believe that it works.
  if (!meta.scope || !apiCredentialOf(ctx)) throw new AppError('IDEMPOTENCY_KEY_NOT_SUPPORTED');
  const { user } = await requireCaller(ctx, meta);
  const { success, data: key } = IdempotencyKey.safeParse(header);
  if (!success) throw new AppError('INVALID_IDEMPOTENCY_KEY');

  const id = { userId: user.id, key };
  const request = `${name} ${canonicalJson(input)}`;
  const stored = await replay(ctx, id, request);
  if (stored !== null) return stored.answer;
  const lock: TransactionLock = { key: lockKeyOf(id), isTaken: false };
  ctx.work.lock = lock;
  ctx.work.onResponse = (answer) => store(ctx, id, { request, answer });
  try {
    return await next();
  } catch (error) {
    // A request that was committed meanwhile may be the cause of the error.
    const committed = await replay(ctx, id, request);
    if (committed !== null) return committed.answer;
    throw lock.isTaken ? new AppError('IDEMPOTENCY_KEY_IN_USE', { cause: error }) : error;
  }
};

interface Answered {
  answer: unknown;
}

/** @returns null if no answer is stored. */
async function replay(ctx: RequestContext, id: ResponseId, request: string): Promise<Answered | null> {
  const stored = await findResponse(ctx.reads, id);
  if (stored === undefined) return null;
  const isSame = ctx.secrets.some((secret) => timingSafeEqualText(hashOf(secret, request), stored.requestHash));
  const json = isSame ? decrypt(ctx.secrets, stored.answer, encryptionOf(id)) : null;
  if (json === null) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  ctx.reply.headers['idempotency-replayed'] = 'true';
  return JSON.parse(json) as Answered;
}

async function store(
  { em, secrets }: RequestContext,
  id: ResponseId,
  { request, answer }: Answered & { request: string },
) {
  await insertResponse(em, id, {
    requestHash: hashOf(secrets[0]!, request),
    answer: encrypt(secrets, JSON.stringify({ answer } satisfies Answered), encryptionOf(id)),
  });
}

const encryptionOf = ({ userId, key }: ResponseId) => ({ purpose: PURPOSE, about: `${userId} ${key}` });

function hashOf(secret: string, request: string): string {
  return hmac(deriveKey(secret, PURPOSE), request);
}

function lockKeyOf({ userId, key }: ResponseId): bigint {
  return createHash('sha256').update(`${userId} ${key}`).digest().readBigInt64BE();
}

/** With sorted fields: some clients serialize the same object in another order the next time. */
function canonicalJson(input: unknown): string {
  return JSON.stringify(input ?? {}, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

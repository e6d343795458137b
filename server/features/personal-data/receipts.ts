import { randomBytes } from 'node:crypto';

import type { z } from 'zod';

import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices, Call, RequestContext } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { signStatement } from '#server/features/audit-chain/keys/sign-statement.ts';
import type { Erasure } from '#server/features/users/events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { canonicalJson } from '#server/lib/canonical-json.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import type { ErasureStatement, GetReceipt } from '#shared/personal-data/schemas.ts';

import { ErasureReceipt } from './erasure-receipt.entity.ts';
import { keptAfterErasure } from './kept.ts';
import { personalDataOptions } from './personal-data.options.ts';

const TYPE = 'gatehouse-erasure+jwt';
const DAY = 86_400;
/** Receipts that one run of the job signs. */
const BATCH = 100;

/** 128 random bits in hexadecimal digits, in groups: `7A2F-…`. */
function receiptNumber(): string {
  return randomBytes(16).toString('hex').toUpperCase().match(/.{4}/g)!.join('-');
}

/** As it is typed: with or without hyphens, in any case. */
const hashOf = (number: string) => sha256(number.replace(/[\s-]/g, '').toUpperCase());

/** Writes the receipt of a person who is being erased, in the same transaction. */
export async function writeReceipt(
  ctx: EventContext,
  { user, erasure }: { user: User; erasure?: Erasure },
): Promise<void> {
  if (erasure === undefined || user.kind !== 'person' || user.isAnonymous) return;
  const number = receiptNumber();
  const days = personalDataOptions.of(ctx).erasureLogDays;
  const statement = {
    version: 1,
    receipt: hashOf(number),
    // The number and the id together prove that the receipt is that of the person.
    subject: sha256(`${number}:${user.id}`),
    service: { name: ctx.options.appName, url: ctx.options.baseUrl },
    erasedAt: now().toISOString(),
    by: erasure.by,
    removed: erasure.rows,
    kept: keptAfterErasure(days),
    backupsUntil: inSeconds(days * DAY).toISOString(),
  };
  // Commands do not have the keys of the service, whose job signs their receipts.
  const signature = isCall(ctx) ? await sign(ctx, statement) : null;
  ctx.em.create(ErasureReceipt, { numberHash: hashOf(number), statement: canonicalJson(statement), signature });
  erasure.receipt = number;
}

/** A compact JWS that contains the statement, by the key of the audit log. */
async function sign(ctx: RequestContext, statement: Parameters<typeof canonicalJson>[0]): Promise<string> {
  const { statement: text, signature: detached } = await signStatement(ctx, statement, TYPE);
  return detached.replace('..', `.${Buffer.from(text).toString('base64url')}.`);
}

const isCall = (ctx: EventContext): ctx is RequestContext => 'secrets' in ctx;

/** The statement of a receipt, for anyone who has its number. */
export async function getReceipt({ ctx, input }: Call<RequestContext, typeof GetReceipt>) {
  const receipt = await ctx.em.findOne(ErasureReceipt, { numberHash: hashOf(input.number) });
  if (receipt === null) throw new AppError('RECEIPT_NOT_FOUND');
  return { statement: JSON.parse(receipt.statement) as z.input<typeof ErasureStatement>, signature: receipt.signature };
}

/** Signs the receipts that commands wrote. */
export async function signReceipts(service: AppServices): Promise<void> {
  await inBackgroundCall(service, async (ctx) => {
    const receipts = await ctx.em.find(ErasureReceipt, { signature: null }, { limit: BATCH });
    for (const receipt of receipts) receipt.signature = await sign(ctx, JSON.parse(receipt.statement));
  });
}

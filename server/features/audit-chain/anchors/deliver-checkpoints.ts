import { Webhook } from 'standardwebhooks';

import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices } from '#server/call/context.ts';
import { auditOptions, type AuditAnchorOption } from '#server/features/audit-log/audit.options.ts';
import type { CheckpointStatement } from '#server/features/audit-chain/seals/checkpoints.ts';
import { createHttpClient } from '#server/http/outgoing/http-client.ts';
import { now } from '#server/lib/now.ts';
import { reasonOf } from '#server/options/checks.ts';

import { auditCheckpointMail } from './anchor.definitions.ts';
import { reportingFailure, writeFileAnchors } from './file-anchor.ts';
import { commitCheckpoints } from './git-anchor.ts';
import { deleteOldAnchored, endAttempt, leaseCheckpoint, queueCheckpoints, type QueuedCheckpoint } from './queue.ts';
import { allKinds, dailyKinds, targetOf } from './targets.ts';

/** Longer than an attempt takes. */
const LEASE_SECONDS = 120;
/** Seconds before each further attempt; the last one counts for ever, because a gap would prove nothing. */
const RETRY_DELAYS = [60, 300, 1800, 7200];
const MAX_RESPONSE_BYTES = 64 * 1024;

type WebhookAnchor = Extract<AuditAnchorOption, { type: 'webhook' }>;
type MailAnchor = Extract<AuditAnchorOption, { type: 'mail' }>;

/** Brings the checkpoints to the places of the option `audit.anchors`. A place that fails delays no other one. */
export async function deliverCheckpoints(service: AppServices): Promise<void> {
  if (running.has(service)) return;
  running.add(service);
  try {
    await deliverToAll(service);
  } finally {
    running.delete(service);
  }
}

/** A place that is slow must not start further runs. */
const running = new WeakSet<AppServices>();

async function deliverToAll(service: AppServices): Promise<void> {
  await writeFileAnchors(service);
  for (const anchor of auditOptions.of(service).anchors) {
    const target = targetOf(anchor);
    if (anchor.type === 'git') await reportingFailure(service, target, () => commitCheckpoints(service, anchor));
    if (anchor.type === 'mail') await mailCheckpoints(service, anchor, target);
    if (anchor.type === 'webhook') await postCheckpoints(service, anchor, target);
  }
  if (auditOptions.of(service).anchors.length > 0) await deleteOldAnchored(service.reads);
}

/** The mails and the rows that say so are committed together; the outbox delivers. */
async function mailCheckpoints(service: AppServices, { to }: MailAnchor, target: string): Promise<void> {
  await queueCheckpoints(service.reads, target, dailyKinds);
  await inBackgroundCall(service, async (ctx) => {
    await ctx.em.begin();
    const rows = await ctx.em.execute<QueuedCheckpoint[]>(
      `with sent as (
         update audit_anchor set sent_at = ?, next_attempt_at = null, attempts = attempts + 1
         where target = ? and sent_at is null returning checkpoint_number)
       select number::int, day, statement, signature from sent join audit_checkpoint on number = checkpoint_number
       order by number`,
      [now(), target],
    );
    for (const { number, day, statement, signature } of rows) {
      const { entries } = JSON.parse(statement) as CheckpointStatement;
      const line = JSON.stringify({ statement, signature });
      for (const address of to) ctx.sendMail(auditCheckpointMail, { to: address, number, day, entries, line });
    }
  });
}

/** In order: a checkpoint waits until the place has the one before. */
async function postCheckpoints(service: AppServices, anchor: WebhookAnchor, target: string): Promise<void> {
  const { reads, readiness } = service;
  await queueCheckpoints(reads, target, allKinds);
  for (let isSent = true; isSent && !readiness.draining;) {
    const checkpoint = await leaseCheckpoint(reads, target, LEASE_SECONDS);
    if (checkpoint === undefined) return;
    const error = await post(service, anchor, checkpoint);
    const delay = RETRY_DELAYS[Math.min(checkpoint.attempts, RETRY_DELAYS.length) - 1]!;
    await endAttempt(reads, checkpoint.id, error === null ? null : { error, delay });
    isSent = error === null;
  }
}

/** @returns why it failed. */
async function post(
  { options }: AppServices,
  { url, secret }: WebhookAnchor,
  { number, statement, signature }: QueuedCheckpoint,
): Promise<string | null> {
  const time = now();
  const id = `checkpoint-${number}`;
  const data = { statement, signature };
  const body = JSON.stringify({ type: 'audit.checkpoint', timestamp: time.toISOString(), data });
  try {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, time, body),
    };
    const http = createHttpClient({ ...options.outgoing, maxBytes: MAX_RESPONSE_BYTES }, options.baseUrl);
    const { ok, status } = await http(url, { method: 'POST', headers, body });
    return ok ? null : `The receiver answered ${status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

import { inBackgroundCall } from '#server/call/background-call.ts';
import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { auditStreamOptions } from '#server/features/audit-streams/audit-stream.options.ts';
import { formatEntry, withoutContent, type StreamedEntry } from '#server/features/audit-streams/format-entry.ts';
import type { Outcome } from '#server/features/audit-streams/transports/outcome.ts';
import { FairSlots } from '#server/lib/fair-slots.ts';

import { advance, findDueStreams, leaseStream, postpone, release, type LeasedStream } from './lease.ts';
import { mailLongFailing } from './mail-failing.ts';
import { readBatch } from './read-batch.ts';
import { sendBatch } from './send-batch.ts';

/** Streams that a process sends at a time, in total and for one organization or the platform. */
const TOTAL = 20;
const PER_OWNER = 5;
const MAX_BATCH_BYTES = 1_000_000;
const PRODUCT = { name: 'Gatehouse', version: '1' };

/**
 * Sends the log to the streams in order, at least once. A stream has one position, which moves after its receiver has accepted
 * a batch; a process that ends, or loses its lease, sends a batch again and skips none.
 */
class StreamSender {
  readonly #service: AppServices;
  readonly #active = new Set<string>();
  readonly #slots = new FairSlots({ perOwner: PER_OWNER, total: TOTAL });

  constructor(service: AppServices) {
    this.#service = service;
  }

  async run(): Promise<void> {
    const { reads, background, readiness } = this.#service;
    if (readiness.draining) return;
    for (const { id, organizationId } of await findDueStreams(reads)) {
      if (this.#active.has(id)) continue;
      this.#active.add(id);
      background.run('audit stream', async () => {
        try {
          await this.#slots.run(organizationId ?? 'platform', () => this.#drain(id));
        } finally {
          this.#active.delete(id);
        }
      });
    }
  }

  /** Twice as long as an attempt takes; renewed with each batch. */
  get #leaseSeconds(): number {
    return (2 * auditStreamOptions.of(this.#service).timeoutMs) / 1000 + 30;
  }

  async #drain(id: string): Promise<void> {
    const { reads, readiness } = this.#service;
    let stream = await leaseStream(reads, id, this.#leaseSeconds);
    while (stream !== undefined && !readiness.draining) stream = await this.#sendNext(stream);
    if (stream !== undefined) await release(reads, id);
  }

  /** @returns the stream at its next position; undefined once its lease has ended. */
  async #sendNext(stream: LeasedStream): Promise<LeasedStream | undefined> {
    const { reads } = this.#service;
    const { entries, upTo, gap } = await readBatch(reads, stream, auditStreamOptions.of(this.#service).maxBatch);
    if (gap !== null) {
      await this.#record(stream, 'audit-stream.gap', gap);
      return this.#advance(stream, gap.to, false);
    }
    if (entries.length === 0) {
      if (upTo > stream.sequence) await this.#advance(stream, upTo, false);
      await release(reads, stream.id);
      return undefined;
    }
    const all = entries.map((entry) => formatEntry(entry, stream, PRODUCT));
    const batch = withinBytes(all);
    const to = batch.length === all.length ? upTo : batch.at(-1)!.sequence;
    const outcome = await this.#send(stream, batch);
    if (outcome.kind !== 'delivered') {
      await this.#fail(stream, outcome.error);
      return undefined;
    }
    for (const entryId of outcome.refusedIds) await this.#record(stream, 'audit-stream.refused', { entryId });
    return this.#advance(stream, to, true);
  }

  /** A batch that is rejected is halved until the entry is found, which is sent without its content. */
  async #send(stream: LeasedStream, batch: readonly StreamedEntry[]): Promise<Outcome> {
    const outcome = await sendBatch(this.#service, stream, batch);
    if (outcome.kind !== 'rejected') return outcome;
    if (batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      const first = await this.#send(stream, batch.slice(0, middle));
      if (first.kind !== 'delivered') return first;
      const second = await this.#send(stream, batch.slice(middle));
      if (second.kind !== 'delivered') return second;
      return { kind: 'delivered', refusedIds: [...first.refusedIds, ...second.refusedIds] };
    }
    const [entry] = batch;
    const replaced = await sendBatch(this.#service, stream, [withoutContent(entry!, stream.format)]);
    // A receiver that accepts neither is refusing everything, such as one with a wrong path.
    if (replaced.kind !== 'delivered') return { kind: 'failed', error: outcome.error };
    return { kind: 'delivered', refusedIds: [entry!.id] };
  }

  async #advance(stream: LeasedStream, to: number, isDelivered: boolean): Promise<LeasedStream | undefined> {
    const moved = await advance(this.#service.reads, stream, { to, isDelivered, leaseSeconds: this.#leaseSeconds });
    if (moved) return { ...stream, sequence: to, attempts: 0 };
    // Rewound or disabled meanwhile: the next run starts at the new position.
    await release(this.#service.reads, stream.id);
    return undefined;
  }

  async #fail({ id, attempts }: LeasedStream, error: string): Promise<void> {
    const { retryDelays } = auditStreamOptions.of(this.#service);
    const delay = retryDelays[Math.min(attempts, retryDelays.length - 1)]!;
    await postpone(this.#service.reads, id, { error, delay });
    await mailLongFailing(this.#service, id);
  }

  #record(
    { id: streamId, organizationId }: LeasedStream,
    event: 'audit-stream.gap' | 'audit-stream.refused',
    facts: Record<string, string | number>,
  ): Promise<void> {
    return inBackgroundCall(this.#service, async (ctx) => {
      const details = { streamId, ...facts } as { streamId: string; entryId: string; from: number; to: number };
      ctx.audit(event, { organizationId, details });
    });
  }
}

/** At least one entry, and as many as fit into a request. */
function withinBytes(entries: readonly StreamedEntry[]): StreamedEntry[] {
  let bytes = 0;
  const end = entries.findIndex(({ text }, n) => {
    bytes += Buffer.byteLength(text);
    return n > 0 && bytes > MAX_BATCH_BYTES;
  });
  return end < 0 ? [...entries] : entries.slice(0, end);
}

export const streamSender = defineService('auditStreamSender', (service) => new StreamSender(service));

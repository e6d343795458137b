import { setImmediate as afterResponse } from 'node:timers/promises';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

import type { Background } from '#server/lib/background.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';

import { writeAudit, type AuditDetails, type AuditedAct } from './audit.ts';

const WINDOW_SECONDS = 60;
/** A bound for memory: more distinct refusals end the window early. */
const MAX_ENTRIES = 10_000;
const BATCH = 500;

interface Dependencies {
  orm: MikroORM;
  background: Background;
}

/**
 * Writes refused calls to the audit log. The first refusal is written at once; identical refusals are counted and written
 * as one entry per minute, so that a flood of refused calls does not fill the log.
 */
export class FailedAttemptLog {
  /** `repeats` counts the refusals since the entry was written. */
  readonly #entries = new Map<string, { act: AuditedAct; repeats: number }>();
  readonly #service: Dependencies;

  constructor(service: Dependencies) {
    this.#service = service;
    service.background.every(WINDOW_SECONDS, 'count repeated failed attempts', () => this.#writeRepeats());
  }

  record({ ip, userAgent }: { ip: string; userAgent: string }, event: AuditEvent, about: AuditDetails): void {
    const key = JSON.stringify([event, about.actorId, about.subjectId, ip, about.details]);
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      entry.repeats += 1;
      return;
    }
    if (this.#entries.size >= MAX_ENTRIES) this.flush();
    const act = { event, ip, userAgent, ...about };
    this.#entries.set(key, { act, repeats: 0 });
    // After the response, so that its time does not reveal whether this refusal is the first one.
    this.#service.background.run('audit a failed attempt', async () => {
      await afterResponse();
      await this.#write([act]);
    });
  }

  /** Writes the counted refusals in the background. */
  flush(): void {
    this.#service.background.run('count repeated failed attempts', () => this.#writeRepeats());
  }

  async #writeRepeats(): Promise<void> {
    const repeated = [...this.#entries.values()].filter(({ repeats }) => repeats > 0);
    this.#entries.clear();
    const acts = repeated.map(({ act, repeats }) => ({ ...act, details: { ...act.details, count: repeats } }));
    for (let start = 0; start < acts.length; start += BATCH) await this.#write(acts.slice(start, start + BATCH));
  }

  async #write(acts: AuditedAct[]): Promise<void> {
    const em = this.#service.orm.em.fork();
    writeAudit(em, await withoutDeletedUsers(em, acts));
    await em.flush();
  }
}

/** Erases the addresses of users who were deleted since the refusal, as `eraseAddressesOf` does. */
async function withoutDeletedUsers(em: EntityManager, acts: AuditedAct[]): Promise<AuditedAct[]> {
  const userOf = ({ actorId, subjectId }: AuditedAct) => actorId ?? subjectId ?? null;
  const ids = [...new Set(acts.map(userOf).filter((id) => id !== null))];
  const rows = ids.length > 0 ? await em.execute<{ id: string }[]>('select id from "user" where id in (?)', [ids]) : [];
  const existing = new Set(rows.map(({ id }) => id));
  return acts.map((act) => {
    const id = userOf(act);
    return id === null || existing.has(id) ? act : { ...act, ip: '', userAgent: '' };
  });
}

import { setImmediate as afterAnswers } from 'node:timers/promises';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';

import type { Context } from '#server/context.ts';
import type { Background } from '#server/operations/background.ts';
import type { AuditEvent } from '#shared/audit.ts';

import { writeAudit, type AuditDetails, type AuditedAct } from './audit.ts';

/** Repeats are counted for this long, then written as one entry. */
const WINDOW_SECONDS = 60;
/** More distinct refusals than this are written before their window ends. */
const MAX_ENTRIES = 10_000;
const BATCH = 500;

interface Counted {
  act: AuditedAct;
  /** Refusals that no entry stands for yet. */
  repeats: number;
}

/**
 * Writes refused calls to the audit log. The first is written at once; the same refusal of the same caller is then
 * counted, and one entry a minute says how often it was repeated, so that a flood of refusals does not fill the log.
 */
export class RefusalLog {
  readonly #counted = new Map<string, Counted>();
  readonly #orm: MikroORM;
  readonly #background: Background;

  constructor({ orm, background }: { orm: MikroORM; background: Background }) {
    this.#orm = orm;
    this.#background = background;
    background.every(WINDOW_SECONDS, 'count repeated refusals', () => this.#writeRepeats());
  }

  record({ ip, userAgent }: Pick<Context, 'ip' | 'userAgent'>, event: AuditEvent, about: AuditDetails): void {
    const key = JSON.stringify([event, about.actorId, about.subjectId, ip, about.details]);
    const counted = this.#counted.get(key);
    if (counted !== undefined) {
      counted.repeats += 1;
      return;
    }
    if (this.#counted.size >= MAX_ENTRIES) this.flush();
    const act = { event, ip, userAgent, ...about };
    this.#counted.set(key, { act, repeats: 0 });
    // After the answer: only a first refusal writes, and its caller must not see that by the time.
    this.#background.run('audit a refusal', async () => {
      await afterAnswers();
      await this.#write([act]);
    });
  }

  /** Writes what is counted so far, in the background. */
  flush(): void {
    this.#background.run('count repeated refusals', () => this.#writeRepeats());
  }

  async #writeRepeats(): Promise<void> {
    const repeated = [...this.#counted.values()].filter(({ repeats }) => repeats > 0);
    this.#counted.clear();
    const acts = repeated.map(({ act, repeats }) => ({ ...act, details: { ...act.details, count: repeats } }));
    for (let start = 0; start < acts.length; start += BATCH) await this.#write(acts.slice(start, start + BATCH));
  }

  async #write(acts: AuditedAct[]): Promise<void> {
    const em = this.#orm.em.fork();
    writeAudit(em, await withoutDeleted(em, acts));
    await em.flush();
  }
}

/** Addresses go with the user (`eraseAddressesOf`), also of a user who was deleted since the refusal. */
async function withoutDeleted(em: EntityManager, acts: AuditedAct[]): Promise<AuditedAct[]> {
  const userOf = ({ actorId, subjectId }: AuditedAct) => actorId ?? subjectId ?? null;
  const ids = [...new Set(acts.map(userOf).filter((id) => id !== null))];
  const rows = ids.length > 0 ? await em.execute<{ id: string }[]>('select id from "user" where id in (?)', [ids]) : [];
  const existing = new Set(rows.map(({ id }) => id));
  return acts.map((act) => {
    const id = userOf(act);
    return id === null || existing.has(id) ? act : { ...act, ip: '', userAgent: '' };
  });
}

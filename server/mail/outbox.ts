import { setTimeout as wait } from 'node:timers/promises';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { v7 } from 'uuid';

import { writeAudit } from '#server/audit/audit.ts';
import type { Background } from '#server/operations/background.ts';
import { inSeconds, now } from '#server/now.ts';
import type { Options } from '#server/options/options.ts';
import type { User } from '#server/records.ts';
import { seal, unseal } from '#server/security/encryption.ts';

import type { MailKey } from './define-mail.ts';
import type { Mailer } from './mailer.ts';
import { OutgoingMail } from './outgoing-mail.entity.ts';

const PURPOSE = 'outgoing mail';
/** Longer than a mail server that answers at all takes: then the process that tried counts as dead. */
const TRY_SECONDS = 120;
/** How often a process looks for what others left. */
export const LOOK_SECONDS = 5;
const BATCH = 10;
/** A link that is older opens nothing any more, as after a backup is restored. */
const STALE_SECONDS = 24 * 60 * 60;

interface Parts {
  orm: MikroORM;
  secrets: readonly string[];
  mailer: Mailer;
  /** The mails of the installed features, by name. */
  mails: ReadonlyMap<string, MailKey>;
  background: Background;
  options: Options;
  log: FastifyBaseLogger;
}

/** A mail that this process has to itself until the try's time is over. */
type Held = Pick<OutgoingMail, 'id' | 'name' | 'sealed' | 'attempts' | 'createdAt'>;

/**
 * Mails between their call and whoever carries them, kept in the database: written in the call's own transaction, tried
 * at once, then again after each of `mailRetryDelays`, by this process or, when it has ended, by another. Each is handed
 * over at least once; twice only where a process ends between handing it over and writing that down.
 */
export class Outbox {
  readonly #parts: Parts;
  readonly #closing = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Adds a mail to what a call writes. It is this process's to try. */
  write<Payload extends object>(em: EntityManager, key: MailKey<Payload>, mail: Payload): OutgoingMail {
    const id = v7();
    const sealed = seal(this.#parts.secrets, serialize(mail, key.records), { purpose: PURPOSE, about: id });
    return em.create(OutgoingMail, { id, name: key.name, sealed, attempts: 1, nextAttemptAt: inSeconds(TRY_SECONDS) });
  }

  /** Tries a mail that was written, in the background. */
  send(mail: Held): void {
    this.#parts.background.run(`mail ${mail.name}`, () => this.#try(mail));
  }

  /** Tries every mail that is due and nobody's. */
  async drain(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const held = await this.#take({ due: now() });
      if (held.length === 0) return;
      await Promise.all(held.map((mail) => this.#try(mail)));
    }
  }

  /** Ends all waiting: what waits is tried once more, and then left to the next process. */
  stop(): void {
    this.#closing.abort();
  }

  /** Nodes that look at once take different ones. */
  async #take({ due, id, counts = 1 }: { due: Date; id?: string; counts?: 0 | 1 }): Promise<Held[]> {
    const rows = await this.#parts.orm.em.fork().execute<(Omit<Held, 'createdAt'> & { created_at: string })[]>(
      `update "outgoing_mail" set "next_attempt_at" = ?, "attempts" = "attempts" + ? where "id" in (
         select "id" from "outgoing_mail" where "next_attempt_at" <= ?${id === undefined ? '' : ' and "id" = ?'}
         order by "next_attempt_at" limit ${BATCH} for update skip locked)
       returning "id", "name", "sealed", "attempts", "created_at"`,
      [inSeconds(TRY_SECONDS), counts, due, ...(id === undefined ? [] : [id])],
    );
    return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }));
  }

  async #try(held: Held): Promise<void> {
    const { secrets, mailer, mails, orm } = this.#parts;
    const { id, name } = held;
    const text = unseal(secrets, held.sealed, { purpose: PURPOSE, about: id });
    if (text === null) return this.#giveUp(held, null, new Error('It was encrypted with a secret that is gone'));
    const mail = deserialize(text);
    const key = mails.get(name);
    if (!key) return this.#giveUp(held, mail, new Error('The feature that sends it is not installed'));
    if (held.createdAt <= inSeconds(-STALE_SECONDS)) return this.#giveUp(held, mail, new Error('It is a day old'));
    try {
      // Written by this key.
      await mailer.deliver(key as MailKey<object>, mail);
    } catch (error) {
      return this.#putOff(held, mail, error);
    }
    await orm.em.fork().nativeDelete(OutgoingMail, { id });
  }

  async #putOff(held: Held, mail: object, error: unknown): Promise<void> {
    const { options, orm, log, background } = this.#parts;
    const { id, name, attempts } = held;
    const delay = options.mailRetryDelays[attempts - 1];
    if (delay === undefined) return this.#giveUp(held, mail, error);
    const due = inSeconds(delay);
    await orm.em.fork().nativeUpdate(OutgoingMail, { id }, { nextAttemptAt: due });
    log.warn({ err: error, mail: name, attempts, retryInSeconds: delay }, 'mail not delivered yet');
    if (this.#closing.signal.aborted) return;

    background.run(`mail ${name}`, async () => {
      // A stop ends the wait, so that the mail has a try more now, which does not count.
      await wait(delay * 1000, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      const counts = this.#closing.signal.aborted ? 0 : 1;
      for (const again of await this.#take({ due, id, counts })) await this.#try(again);
    });
  }

  /** Leaves an entry in the audit log, where an administrator sees it. */
  async #giveUp({ id, name }: Held, mail: object | null, error: unknown): Promise<void> {
    this.#parts.log.error({ err: error, mail: name }, 'mail given up');
    const { user, organization } = (mail ?? {}) as { user?: { id: string }; organization?: { id: string } };
    const [subjectId, organizationId] = [user?.id ?? null, organization?.id ?? null];
    await this.#parts.orm.em.fork().transactional(async (em) => {
      await em.nativeDelete(OutgoingMail, { id });
      const act = { event: 'mail.undelivered', subjectId, organizationId, details: { mail: name } } as const;
      writeAudit(em, [{ ...act, ip: '', userAgent: '' }]);
    });
  }
}

/** Which properties of the records in a mail are stored, by the field that has the record. */
export type RecordShapes = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A hook receives no more of a user than this. */
const storedUser: Record<keyof User, true> = {
  id: true,
  email: true,
  emailVerified: true,
  name: true,
  image: true,
  role: true,
  banned: true,
  banReason: true,
  banExpires: true,
  createdAt: true,
  updatedAt: true,
};

const moments = new Set(['createdAt', 'updatedAt', 'expiresAt', 'banExpires']);

/** A mail as text, to be read again by a process that knows nothing of the call it came from. */
function serialize(mail: object, shapes: RecordShapes = {}): string {
  return JSON.stringify(plain(mail, { ...shapes, user: storedUser }));
}

function deserialize(text: string): object {
  const revive = (key: string, value: unknown) =>
    moments.has(key) && typeof value === 'string' ? new Date(value) : value;
  return JSON.parse(text, revive) as object;
}

function plain(value: object, shapes: RecordShapes): object {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const shape = shapes[name];
    const stored = shape ? plain(picked(field as Record<string, unknown>, Object.keys(shape)), shapes) : field;
    return [name, stored] as const;
  });
  return Object.fromEntries(fields);
}

/** One by one, since some are getters. */
function picked(record: Record<string, unknown>, names: string[]): object {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

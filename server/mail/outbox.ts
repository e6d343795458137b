import { setTimeout as wait } from 'node:timers/promises';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { v7 } from 'uuid';

import { writeAudit } from '#server/audit/audit.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { Background } from '#server/lib/background.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { User as UserRecord } from '#server/options/hooks/records.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import type { Language } from '#shared/lib/language/languages.ts';
import { User } from '#shared/users/schemas.ts';

import type { MailDefinition, RecordShapes } from './define-mail.ts';
import type { Mailer } from './mailer.ts';
import { OutgoingMail } from './outgoing-mail.entity.ts';

const PURPOSE = 'outgoing mail';
/** The lease of an attempt: longer than any attempt takes, so that after it the process that made it must have ended. */
const LEASE_SECONDS = 120;
/** How often each process looks for due mails of others. */
export const POLL_SECONDS = 5;
const BATCH = 10;
/** The links of older mails have expired, for example after a backup was restored. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

interface Dependencies {
  options: Options;
  /** Newest first. */
  secrets: readonly string[];
  orm: MikroORM;
  mailer: Mailer;
  background: Background;
  log: FastifyBaseLogger;
  /** The mails of the installed features, by name. */
  mails: ReadonlyMap<string, MailDefinition>;
}

/** A mail on which this process has a lease. */
type LeasedMail = Pick<OutgoingMail, 'id' | 'name' | 'sealed' | 'attempts' | 'createdAt'>;

/**
 * The transactional outbox of mails: written in the call's own transaction, attempted right after the commit, then again
 * after each of `mailRetryDelays`, by any process. Delivery is at least once: a mail is sent twice only if a process ends
 * between the delivery and the deletion of the row.
 */
export class Outbox {
  readonly #service: Dependencies;
  readonly #closing = new AbortController();

  constructor(service: Dependencies) {
    this.#service = service;
  }

  /** Adds a mail to what a call writes, leased to this process. */
  write<Payload extends object>(
    em: EntityManager,
    key: MailDefinition<Payload>,
    { mail, language }: { mail: Payload; language: Language },
  ): OutgoingMail {
    const id = v7();
    const text = JSON.stringify({ ...pickShapes(mail, { ...key.records, user: userShape }), language });
    const sealed = encrypt(this.#service.secrets, text, { purpose: PURPOSE, about: id });
    const nextAttemptAt = inSeconds(LEASE_SECONDS);
    const { user } = mail as { user?: { id: string } };
    return em.create(OutgoingMail, {
      id,
      userId: user?.id ?? null,
      name: key.name,
      sealed,
      attempts: 1,
      nextAttemptAt,
    });
  }

  /** Attempts the delivery of a committed mail, in the background. */
  send(mail: LeasedMail): void {
    this.#service.background.run(`mail ${mail.name}`, () => this.#attempt(mail));
  }

  /** Attempts the delivery of every mail that is due and not leased. */
  async drain(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const mails = await this.#lease({ due: now() });
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => this.#attempt(mail)));
    }
  }

  /** Ends all retry delays: each waiting mail is attempted once more, then left to another process. */
  stop(): void {
    this.#closing.abort();
  }

  /** Leases due mails; concurrent processes lease different ones. */
  async #lease({ due, id, attempts = 1 }: { due: Date; id?: string; attempts?: 0 | 1 }): Promise<LeasedMail[]> {
    const rows = await this.#service.orm.em.fork().execute<(Omit<LeasedMail, 'createdAt'> & { created_at: string })[]>(
      `update "outgoing_mail" set "next_attempt_at" = ?, "attempts" = "attempts" + ? where "id" in (
         select "id" from "outgoing_mail" where "next_attempt_at" <= ?${id === undefined ? '' : ' and "id" = ?'}
         order by "next_attempt_at" limit ${BATCH} for update skip locked)
       returning "id", "name", "sealed", "attempts", "created_at"`,
      [inSeconds(LEASE_SECONDS), attempts, due, ...(id === undefined ? [] : [id])],
    );
    return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt) }));
  }

  async #attempt(leased: LeasedMail): Promise<void> {
    const { secrets, mailer, mails, orm } = this.#service;
    const { id, name } = leased;
    const text = decrypt(secrets, leased.sealed, { purpose: PURPOSE, about: id });
    if (text === null) return this.#abandon(leased, null, new Error('No secret decrypts it'));
    const { language, ...mail } = JSON.parse(text, reviveDate) as { language?: Language };
    const key = mails.get(name);
    if (!key) return this.#abandon(leased, mail, new Error('The feature that sends it is not installed'));
    if (leased.createdAt <= inSeconds(-MAX_AGE_SECONDS))
      return this.#abandon(leased, mail, new Error('It is older than a day'));
    try {
      // The name in the row is the name of the key that wrote it.
      await mailer.deliver(key as MailDefinition<object>, mail, language);
    } catch (error) {
      return this.#scheduleRetry(leased, mail, error);
    }
    await orm.em.fork().nativeDelete(OutgoingMail, { id });
  }

  async #scheduleRetry(leased: LeasedMail, mail: object, error: unknown): Promise<void> {
    const { options, orm, log, background } = this.#service;
    const { id, name, attempts } = leased;
    const delay = options.mailRetryDelays[attempts - 1];
    if (delay === undefined) return this.#abandon(leased, mail, error);
    const due = inSeconds(delay);
    await orm.em.fork().nativeUpdate(OutgoingMail, { id }, { nextAttemptAt: due });
    log.warn({ err: error, mail: name, attempts, retryInSeconds: delay }, 'mail delivery failed, will retry');
    if (this.#closing.signal.aborted) return;

    background.run(`mail ${name}`, async () => {
      // `stop` ends the delay early: that attempt is an extra one, so it does not count.
      await wait(delay * 1000, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      const counted = this.#closing.signal.aborted ? 0 : 1;
      for (const retried of await this.#lease({ due, id, attempts: counted })) await this.#attempt(retried);
    });
  }

  /** Deletes the mail and records it in the audit log, for administrators. */
  async #abandon({ id, name }: LeasedMail, mail: object | null, error: unknown): Promise<void> {
    this.#service.log.error({ err: error, mail: name }, 'mail delivery abandoned');
    const { user, organization } = (mail ?? {}) as { user?: { id: string }; organization?: { id: string } };
    const [subjectId, organizationId] = [user?.id ?? null, organization?.id ?? null];
    await this.#service.orm.em.fork().transactional(async (em) => {
      await em.nativeDelete(OutgoingMail, { id });
      const act = { event: 'mail.undelivered', subjectId, organizationId, details: { mail: name } } as const;
      writeAudit(em, [{ ...act, ip: '', userAgent: '' }]);
    });
  }
}

/** Hooks receive these properties of a user only. */
const userShape: Record<keyof UserRecord, unknown> = { ...User.shape, additionalFields: true };

const dateFields = new Set(['createdAt', 'updatedAt', 'expiresAt', 'banExpires', 'possibleAt', 'occurredAt']);

function reviveDate(key: string, value: unknown): unknown {
  return dateFields.has(key) && typeof value === 'string' ? new Date(value) : value;
}

/** Reads each property by name, since some properties of entities are getters. */
function pickShapes(value: object, shapes: RecordShapes): object {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const shape = shapes[name];
    if (!shape) return [name, field];
    const record = field as Record<string, unknown>;
    const picked = Object.fromEntries(Object.keys(shape).map((property) => [property, record[property]]));
    return [name, pickShapes(picked, shapes)];
  });
  return Object.fromEntries(fields) as object;
}

import type { IncomingHttpHeaders } from 'node:http';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';

import type { OrganizationPrincipal, Principal } from './principal.ts';
import { writeAudit, type AuditDetails, type AuditedAct } from '#server/audit/audit.ts';
import { throwTooManyRequests, type LimitedCall, type Limiter } from '#server/http/limiter.ts';
import { languageOf } from '#server/http/language.ts';
import { trackTransaction } from '#server/lib/open-transaction.ts';
import type { MailDefinition } from '#server/mail/define-mail.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { OutgoingMail } from '#server/mail/outgoing-mail.entity.ts';
import type { Background } from '#server/lib/background.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import { canonicalEmail } from '#shared/lib/fields.ts';

import { toDeclaredError, type ConstraintErrors } from '#server/db/constraints.ts';
import { bindRequestTransaction, deferFlush, type TransactionLock } from '#server/db/request-transaction.ts';

/** The call whose changes are written, with the services for its mails and background tasks. */
interface WritingCall extends LimitedCall {
  userAgent: string;
  headers: IncomingHttpHeaders;
  options: Options;
  orm: MikroORM;
  mailer: Mailer;
  outbox: Outbox;
  limiter: Limiter;
  background: Background;
  log: FastifyBaseLogger;
  webRequest: () => Request | undefined;
  principal: Principal | OrganizationPrincipal | null;
}

interface QueuedMail {
  name: string;
  isNotice: boolean;
  /** The canonical address of the recipient. */
  mailbox: string;
  /** Creates the row of the outbox; null if the mail is not stored. */
  write: (em: EntityManager) => OutgoingMail | null;
}

/** The changes of one call: an EntityManager, created on first use, and its single flush in one transaction. */
export class UnitOfWork {
  readonly #ctx: WritingCall;
  readonly #tasks: [name: string, task: () => Promise<void>][] = [];
  readonly #mails: QueuedMail[] = [];
  readonly #acts: AuditedAct[] = [];
  #em: EntityManager | undefined;
  /** Only one call with this lock can change data at a time. */
  lock: TransactionLock | undefined;
  /** Runs before the commit with the audit entries that the call wrote. */
  onAudited: ((acts: readonly AuditedAct[]) => Promise<void>) | undefined;
  /** Runs with the answer of the call, in its transaction. */
  onResponse: ((answer: unknown) => Promise<void>) | undefined;
  /**
   * For a mail to a recipient who reached the limit. Only callers with a session learn of it (`refuse`); `discard` undoes
   * the call's changes.
   */
  onMailLimit: 'skip' | 'refuse' | 'discard' = 'skip';

  constructor(ctx: WritingCall) {
    this.#ctx = ctx;
  }

  get em(): EntityManager {
    const { orm, options } = this.#ctx;
    const webRequest = () => this.#ctx.webRequest();
    const { prepared } = options.database;
    return (this.#em ??= bindRequestTransaction(orm.em.fork(), { webRequest, lock: this.lock, prepared }));
  }

  afterCommit(name: string, task: () => Promise<void>): void {
    this.#tasks.push([name, task]);
  }

  sendMail<Payload extends object>(key: MailDefinition<Payload>, payload: Payload): void {
    const { mailer, outbox, headers, options } = this.#ctx;
    const language = languageOf(headers, options);
    const mailbox = canonicalEmail(key.to(payload));
    // Of a service account: no mail server exists for this domain (RFC 2606 section 2).
    if (mailbox.endsWith('.invalid')) return;
    const write = (em: EntityManager) => {
      if (mailer.isDeliverable(key)) return outbox.write(em, key, { mail: payload, language });
      // The development mailbox is in memory.
      this.afterCommit(`mail ${key.name}`, () => mailer.deliver(key, payload, language));
      return null;
    };
    this.#mails.push({ name: key.name, isNotice: key.isNotice ?? false, mailbox, write });
  }

  /**
   * Adds an entry to the audit log. While impersonating, the administrator is the actor of the user's acts; an API key is named
   * beside its user, and so is what acts without one.
   */
  audit(event: AuditEvent, about: AuditDetails): void {
    const { ip, userAgent, principal } = this.#ctx;
    const act = { event, ip, userAgent, ...about };
    const { impersonator = null, details, user } = principal ?? {};
    if (impersonator !== null && about.actorId === user?.id) {
      Object.assign(act, { actorId: impersonator.userId, details: { ...act.details, impersonating: about.actorId } });
    }
    if (details) Object.assign(act, { details: { ...act.details, ...details } });
    this.#acts.push(act);
  }

  /** Writes the audit entries so far, for a caller that changes entries itself. */
  writeActs(): void {
    if (this.#acts.length > 0) writeAudit(this.em, this.#acts.splice(0));
  }

  /**
   * Commits what the call has changed so far and the changes of this part, before the rest of the call, which may fail. If the
   * part fails, nothing of it stays: no change, audit entry, mail or task.
   */
  async commitPart<T>(part: () => Promise<T>): Promise<T> {
    const queues = [this.#tasks, this.#mails, this.#acts];
    const lengths = queues.map(({ length }) => length);
    await this.em.begin();
    try {
      const result = await part();
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      this.em.clear();
      for (const [index, queue] of queues.entries()) queue.splice(lengths[index]!);
      throw error;
    }
  }

  /** Commits everything or nothing, then starts deliveries and tasks. */
  async commit(): Promise<void> {
    const queued = this.#mails.length + this.#tasks.length + this.#acts.length;
    if (this.#em === undefined && queued === 0) return;
    if (this.#acts.length > 0) await this.onAudited?.(this.#acts);
    const mails = await this.#writeMails();
    if (mails === null) return this.rollback();
    this.writeActs();
    await this.em.commit();
    for (const mail of mails) this.#ctx.outbox.send(mail);
    for (const [name, task] of this.#tasks.splice(0)) this.#ctx.background.run(name, task);
  }

  /** @returns null if the changes are to be undone. */
  async #writeMails(): Promise<OutgoingMail[] | null> {
    if (this.#mails.length === 0) return [];
    // A mail may contain values that the database sets in new rows.
    await deferFlush(this.em);
    const written: OutgoingMail[] = [];
    // Sorted, because two calls that count the same mailboxes in different orders could deadlock.
    for (const mail of this.#mails.splice(0).toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1))) {
      const isWithinLimit = await this.#isWithinLimit(mail);
      if (!isWithinLimit && !mail.isNotice && this.onMailLimit === 'discard') return null;
      if (!isWithinLimit) continue;
      const row = mail.write(this.em);
      if (row) written.push(row);
    }
    return written;
  }

  async #isWithinLimit({ name, ...mail }: QueuedMail): Promise<boolean> {
    const wait = await this.#ctx.limiter.countMail(this.#ctx, this.em, mail);
    if (wait === null) return true;
    if (this.onMailLimit === 'refuse' && !mail.isNotice) throwTooManyRequests(this.#ctx, wait);
    this.#ctx.log.info({ mail: name }, 'mail skipped: its recipient has reached the limit');
    return false;
  }

  async rollback(): Promise<void> {
    if (this.isInTransaction) await this.em.rollback();
  }

  get isInTransaction(): boolean {
    return this.#em?.isInTransaction() ?? false;
  }
}

interface CallInUnitOfWork {
  work: UnitOfWork;
  constraintErrors: ConstraintErrors;
  log: FastifyBaseLogger;
}

/** Runs the task and commits its changes; rolls back if the task throws. */
export async function inUnitOfWork<T>(ctx: CallInUnitOfWork, task: () => Promise<T>): Promise<T> {
  try {
    return await trackTransaction(
      () => ctx.work.isInTransaction,
      async () => {
        const result = await task();
        await ctx.work.commit();
        return result;
      },
    );
  } catch (error) {
    // The rollback fails on a broken connection, which has already rolled back. The first error is the one to report.
    await ctx.work.rollback().catch((failure: unknown) => ctx.log.warn({ err: failure }, 'rollback failed'));
    throw toDeclaredError(error, ctx.constraintErrors);
  }
}

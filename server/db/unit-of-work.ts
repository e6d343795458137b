import type { EntityManager } from '@mikro-orm/postgresql';

import { writeAudit, type AuditDetails, type AuditedAct } from '#server/audit/audit.ts';
import type { Context, Service, RequestContext } from '#server/context.ts';
import { throwTooManyRequests } from '#server/http/limiter.ts';
import type { MailKey } from '#server/mail/define-mail.ts';
import type { OutgoingMail } from '#server/mail/outgoing-mail.entity.ts';
import type { AuditEvent } from '#shared/audit.ts';
import { canonicalEmail } from '#shared/fields.ts';

import { toDeclaredError } from './constraints.ts';
import { bindRequestTransaction } from './request-transaction.ts';

interface QueuedMail {
  name: string;
  /** The canonical address of the recipient. */
  mailbox: string;
  /** Creates the row of the outbox; null if the mail is not stored. */
  write: (em: EntityManager) => OutgoingMail | null;
}

/** The changes of one call: an EntityManager, created on first use, and its single flush in one transaction. */
export class UnitOfWork {
  readonly #ctx: Context;
  readonly #tasks: [name: string, task: () => Promise<void>][] = [];
  readonly #mails: QueuedMail[] = [];
  readonly #acts: AuditedAct[] = [];
  #em: EntityManager | undefined;
  /** Set if an administrator impersonates the user. */
  impersonation: { by: string; userId: string } | undefined;
  /** For a mail to a recipient who reached the limit. Only callers with a session learn of it. */
  onMailLimit: 'skip' | 'refuse' = 'skip';

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  get em(): EntityManager {
    return (this.#em ??= bindRequestTransaction(this.#ctx.orm.em.fork()));
  }

  afterCommit(name: string, task: () => Promise<void>): void {
    this.#tasks.push([name, task]);
  }

  sendMail<Payload extends object>(key: MailKey<Payload>, payload: Payload): void {
    const { mailer, outbox } = this.#ctx;
    const write = (em: EntityManager) => {
      if (mailer.isDeliverable(key)) return outbox.write(em, key, payload);
      // The development mailbox is in memory.
      this.afterCommit(`mail ${key.name}`, () => mailer.deliver(key, payload));
      return null;
    };
    this.#mails.push({ name: key.name, mailbox: canonicalEmail(mailer.recipientOf(key, payload)), write });
  }

  /** Adds an entry to the audit log. While impersonating, the administrator is the actor of the user's acts. */
  audit(event: AuditEvent, about: AuditDetails = {}): void {
    const { ip, userAgent } = this.#ctx;
    const { by, userId } = this.impersonation ?? {};
    const isImpersonated = userId !== undefined && about.actorId === userId;
    const actor = isImpersonated ? { actorId: by, details: { ...about.details, impersonating: userId } } : {};
    this.#acts.push({ event, ip, userAgent, ...about, ...actor });
  }

  /** Writes the audit entries so far, for a caller that changes entries itself. */
  writeActs(): void {
    if (this.#acts.length > 0) writeAudit(this.em, this.#acts.splice(0));
  }

  /** Commits everything or nothing, then starts deliveries and tasks. */
  async commit(): Promise<void> {
    const queued = this.#mails.length + this.#tasks.length + this.#acts.length;
    if (this.#em === undefined && queued === 0) return;
    const mails = await this.#writeMails();
    this.writeActs();
    await this.em.commit();
    for (const mail of mails) this.#ctx.outbox.send(mail);
    for (const [name, task] of this.#tasks) this.#ctx.background.run(name, task);
  }

  async #writeMails(): Promise<OutgoingMail[]> {
    if (this.#mails.length === 0) return [];
    // A mail may contain values that the database sets in new rows.
    await this.em.flush();
    const written: OutgoingMail[] = [];
    // Sorted, because two calls that count the same mailboxes in different orders could deadlock.
    for (const mail of this.#mails.toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1))) {
      if (!(await this.#isWithinLimit(mail))) continue;
      const row = mail.write(this.em);
      if (row) written.push(row);
    }
    return written;
  }

  async #isWithinLimit({ name, mailbox }: QueuedMail): Promise<boolean> {
    const wait = await this.#ctx.limiter.countMail(this.#ctx, this.em, mailbox);
    if (wait === null) return true;
    if (this.onMailLimit === 'refuse') throwTooManyRequests(this.#ctx, wait);
    this.#ctx.log.info({ mail: name }, 'mail skipped: its recipient has reached the limit');
    return false;
  }

  async rollback(): Promise<void> {
    if (this.#em?.isInTransaction()) await this.#em.rollback();
  }
}

/** Creates the context of a call, with a unit of work. */
export function withWork(service: Service, call: Omit<Context, keyof Service> & Pick<Context, 'log'>): RequestContext {
  return new ContextWithWork(service, call) as Context & ContextWithWork;
}

/** A class, because creating and copying an object literal with a getter takes four times as long. */
class ContextWithWork implements Omit<RequestContext, keyof Context> {
  readonly work: UnitOfWork;
  declare readonly em: EntityManager;
  readonly afterCommit: RequestContext['afterCommit'];
  readonly sendMail: RequestContext['sendMail'];
  readonly audit: RequestContext['audit'];

  constructor(service: Service, call: object) {
    // Before the other properties: a background task passes the context of its call, whose unit of work is replaced.
    const work = new UnitOfWork(Object.assign(this as unknown as Context, service, call));
    this.work = work;
    Object.defineProperty(this, 'em', lazyEntityManager);
    this.afterCommit = (name, task) => work.afterCommit(name, task);
    this.sendMail = (key, payload) => work.sendMail(key, payload);
    this.audit = (event, about) => work.audit(event, about);
  }
}

/** Few calls use an EntityManager. An own property of the context, so that copies have it too. */
const lazyEntityManager = {
  enumerable: true,
  get(this: RequestContext): EntityManager {
    return this.work.em;
  },
};

/** Runs the task and commits its changes; rolls back if the task throws. */
export async function inUnitOfWork<T>(ctx: RequestContext, task: () => Promise<T>): Promise<T> {
  try {
    const result = await task();
    await ctx.work.commit();
    return result;
  } catch (error) {
    // The rollback fails on a broken connection, which has already rolled back. The first error is the one to report.
    await ctx.work.rollback().catch((failure: unknown) => ctx.log.warn({ err: failure }, 'rollback failed'));
    throw toDeclaredError(error, ctx.constraintErrors);
  }
}

/**
 * Runs a task in the background, in its own unit of work. The response neither waits for it nor depends on its result, and
 * its changes are committed even if the call fails.
 */
export function inBackground(ctx: Context, name: string, task: (ctx: RequestContext) => Promise<void>): void {
  ctx.background.run(name, () => {
    const own = withWork(ctx, ctx);
    return inUnitOfWork(own, () => task(own));
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';

import { writeAudit, type AuditDetails, type AuditedAct } from '#server/audit/audit.ts';
import type { Context, Service, RequestContext } from '#server/context.ts';
import { refuse } from '#server/http/limiter.ts';
import type { OutgoingMail } from '#server/mail/outgoing-mail.entity.ts';
import type { AuditEvent } from '#shared/audit.ts';
import { canonicalEmail } from '#shared/fields.ts';

import { namedError } from './constraints.ts';
import { bindRequestTransaction } from './request-transaction.ts';

type Task = () => Promise<void>;

interface PostedMail {
  name: string;
  /** The address it goes to, in its canonical form. */
  mailbox: string;
  /** Gives the row that keeps it until it is delivered; null where nothing is kept. */
  write: (em: EntityManager) => OutgoingMail | null;
}

/** What one call changes: one EntityManager, made when first asked for, flushed once in one transaction. */
export class UnitOfWork {
  readonly #ctx: Context;
  readonly #tasks: [name: string, task: Task][] = [];
  readonly #mails: PostedMail[] = [];
  readonly #acts: AuditedAct[] = [];
  #em: EntityManager | undefined;
  /** Set where an administrator makes the call in another person's place. */
  impersonation: { by: string; person: string } | undefined;
  /** What happens to a mail whose mailbox is at its limit. Only a caller with a session is told. */
  onMailLimit: 'skip' | 'refuse' = 'skip';

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  get em(): EntityManager {
    return (this.#em ??= bindRequestTransaction(this.#ctx.orm.em.fork()));
  }

  afterCommit(name: string, task: Task): void {
    this.#tasks.push([name, task]);
  }

  post(mail: PostedMail): void {
    this.#mails.push(mail);
  }

  /** Has an act written with the commit; as the administrator's where they do it in the place of the person named. */
  audit(event: AuditEvent, about: AuditDetails = {}): void {
    const { ip, userAgent } = this.#ctx;
    const { by, person } = this.impersonation ?? {};
    const isBorrowed = person !== undefined && about.actorId === person;
    const whose = isBorrowed ? { actorId: by, details: { ...about.details, impersonating: person } } : {};
    this.#acts.push({ event, ip, userAgent, ...about, ...whose });
  }

  /** Writes the acts so far, for whoever changes entries themselves. */
  writeActs(): void {
    if (this.#acts.length > 0) writeAudit(this.em, this.#acts.splice(0));
  }

  /** Writes everything, or nothing; then starts what waited for it. */
  async commit(): Promise<void> {
    const waiting = this.#mails.length + this.#tasks.length + this.#acts.length;
    if (this.#em === undefined && waiting === 0) return;
    const posted = await this.#writeMails();
    this.writeActs();
    await this.em.commit();
    for (const mail of posted) this.#ctx.outbox.send(mail);
    for (const [name, task] of this.#tasks) this.#ctx.background.run(name, task);
  }

  async #writeMails(): Promise<OutgoingMail[]> {
    if (this.#mails.length === 0) return [];
    // What the database fills in of somebody new is known when they are written, and a mail may tell of it.
    await this.em.flush();
    const written: OutgoingMail[] = [];
    // In one order, so that two calls that count the same mailboxes do not block each other.
    for (const mail of this.#mails.toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1))) {
      if (!(await this.#isWithinLimit(mail))) continue;
      const row = mail.write(this.em);
      if (row) written.push(row);
    }
    return written;
  }

  async #isWithinLimit({ name, mailbox }: PostedMail): Promise<boolean> {
    const wait = await this.#ctx.limiter.countMail(this.#ctx, this.em, mailbox);
    if (wait === null) return true;
    if (this.onMailLimit === 'refuse') refuse(this.#ctx, wait);
    this.#ctx.log.info({ mail: name }, 'mail skipped: its mailbox has reached the limit');
    return false;
  }

  async rollback(): Promise<void> {
    if (this.#em?.isInTransaction()) await this.#em.rollback();
  }
}

/** A call's context with a unit of work of its own. */
export function withWork(service: Service, call: Omit<Context, keyof Service> & Pick<Context, 'log'>): RequestContext {
  return new ContextWithWork(service, call) as Context & ContextWithWork;
}

/** A class, since a literal with a getter that is copied from another takes four times as long to make. */
class ContextWithWork implements Omit<RequestContext, keyof Context> {
  readonly work: UnitOfWork;
  declare readonly em: EntityManager;
  readonly afterCommit: RequestContext['afterCommit'];
  readonly sendMail: RequestContext['sendMail'];
  readonly audit: RequestContext['audit'];

  constructor(service: Service, call: object) {
    // Before its own: work in the background is given the context of a call, which brings the call's unit of work.
    const ctx = Object.assign(this as unknown as Context, service, call);
    const work = new UnitOfWork(ctx);
    this.work = work;
    Object.defineProperty(this, 'em', whenAsked);
    this.afterCommit = (name, task) => work.afterCommit(name, task);
    this.sendMail = (key, mail) => {
      const write = (em: EntityManager) => {
        if (ctx.mailer.isDeliverable(key)) return ctx.outbox.write(em, key, mail);
        // The mailbox of a developer is memory, and takes everything.
        work.afterCommit(`mail ${key.name}`, () => ctx.mailer.deliver(key, mail));
        return null;
      };
      work.post({ name: key.name, mailbox: canonicalEmail(ctx.mailer.recipientOf(key, mail)), write });
    };
    this.audit = (event, about) => work.audit(event, about);
  }
}

/** By few: a session read makes no EntityManager. A property of the context itself, so that it is there in a copy too. */
const whenAsked = {
  enumerable: true,
  get(this: RequestContext): EntityManager {
    return this.work.em;
  },
};

/** Does the task, then commits what it changed; undoes it when the task throws. */
export async function inUnitOfWork<T>(ctx: RequestContext, task: () => Promise<T>): Promise<T> {
  try {
    const result = await task();
    await ctx.work.commit();
    return result;
  } catch (error) {
    // A connection that broke has rolled back by itself; the first failure is the one to tell.
    await ctx.work.rollback().catch((failure: unknown) => ctx.log.warn({ err: failure }, 'rollback failed'));
    throw namedError(error, ctx.constraintErrors);
  }
}

/**
 * Does a piece of work apart from the call that asks for it, in a unit of its own: the answer neither waits for it nor
 * tells what it found, and a call that fails does not undo it.
 */
export function inBackground(ctx: Context, name: string, task: (ctx: RequestContext) => Promise<void>): void {
  ctx.background.run(name, () => {
    const own = withWork(ctx, ctx);
    return inUnitOfWork(own, () => task(own));
  });
}

import type { IncomingHttpHeaders } from 'node:http';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

import type { AuditEvent } from '#shared/audit.ts';

import type { AuditDetails } from './audit/audit.ts';
import type { RefusalLog } from './audit/refusal-log.ts';
import type { Background } from './operations/background.ts';
import type { CredentialKind } from './credentials.ts';
import type { Subscription } from './events.ts';
import type { ConstraintErrors } from './db/constraints.ts';
import type { Reads } from './db/reads.ts';
import type { TokenKey } from './feature.ts';
import type { Cookies } from './http/cookies.ts';
import { Reply } from './http/reply.ts';
import type { Limiter } from './http/limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MailKey } from './mail/define-mail.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Lifecycle } from './operations/lifecycle.ts';
import type { SecondFactor } from './second-factors.ts';
import type { Options } from '#server/options/options.ts';
import { withWork, type UnitOfWork } from './db/unit-of-work.ts';

/** Created once at start and shared by all calls. */
export interface Service {
  options: Options;
  /** Newest first; see `secret` in the options. */
  secrets: readonly string[];
  orm: MikroORM;
  reads: Reads;
  /** Of all features. */
  constraintErrors: ConstraintErrors;
  cookies: Cookies;
  background: Background;
  mailer: Mailer;
  outbox: Outbox;
  limiter: Limiter;
  refusals: RefusalLog;
  /** The values that features create for each service, by the name of their `ServiceKey`. */
  featureServices: Map<string, unknown>;
  /** By event, in the order of the features. */
  subscriptions: ReadonlyMap<string, readonly Subscription[]>;
  /** Every kind of credential that the features register. */
  credentials: readonly CredentialKind[];
  /** Every kind of second factor that the features register. */
  secondFactors: readonly SecondFactor[];
  /** Every kind of single-use token that the features register. */
  tokens: readonly TokenKey[];
  lifecycle: Lifecycle;
  log: FastifyBaseLogger;
}

/** The context of a call before its guard runs. */
export interface RequestContext extends Service {
  headers: IncomingHttpHeaders;
  ip: string;
  userAgent: string;
  reply: Reply;
  /** Whether the call was made with `gatehouse.call` in this process, not over the network. */
  serverCall: boolean;
  work: UnitOfWork;
  /** The EntityManager of the unit of work; flushed when the call succeeds. */
  readonly em: EntityManager;
  /** Runs a task in the background after the commit. */
  afterCommit: (name: string, task: () => Promise<void>) => void;
  /** Writes a mail to the outbox in the call's transaction; it is delivered in the background. */
  sendMail: <Payload extends object>(key: MailKey<Payload>, mail: Payload) => void;
  /** Writes an entry to the audit log in the call's transaction. */
  audit: (event: AuditEvent, about?: AuditDetails) => void;
}

/** The context without the unit of work, for code that only reads. */
export type Context = Omit<RequestContext, 'work' | 'em' | 'afterCommit' | 'sendMail' | 'audit'>;

/** Whether the server calls on its own behalf: no headers identify a user. */
export function isSystemCall({ serverCall, headers }: Context): boolean {
  return serverCall && Object.keys(headers).length === 0;
}

/** The argument of an operation: the context as its guard extends it, and the parsed input. */
export interface Call<Ctx, Input extends z.ZodType = z.ZodType> {
  ctx: Ctx;
  input: z.output<Input>;
}

/** The context of a call from an HTTP request, or from this process. */
export function createContext(
  service: Service,
  { headers, ip, log }: Pick<RequestContext, 'headers' | 'ip' | 'log'>,
  serverCall = false,
): RequestContext {
  const userAgent = headers['user-agent'] ?? '';
  return withWork(service, { log, headers, ip, userAgent, reply: new Reply(service.cookies), serverCall });
}

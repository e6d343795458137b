import type { IncomingHttpHeaders } from 'node:http';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

import type { AuditEvent } from '#shared/audit.ts';

import type { AuditDetails } from './audit/audit.ts';
import type { RefusalLog } from './audit/refusal-log.ts';
import type { Background } from './operations/background.ts';
import type { CredentialKind } from './credentials.ts';
import type { Subscriptions } from './events.ts';
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
import type { Options } from '#server/options/options.ts';
import { withWork, type UnitOfWork } from './db/unit-of-work.ts';

/** What is made once, at start, and shared by every call. */
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
  /** What the features create for each service, by name; read by a `ServiceKey`. */
  featureServices: Map<string, unknown>;
  subscriptions: Subscriptions;
  /** Every kind of credential that the features register. */
  credentials: readonly CredentialKind[];
  /** Every purpose of single-use tokens that the features register. */
  tokens: readonly TokenKey[];
  lifecycle: Lifecycle;
  log: FastifyBaseLogger;
}

/** Who asks, whatever door they came through. */
export interface Caller {
  headers: IncomingHttpHeaders;
  ip: string;
  log: FastifyBaseLogger;
}

/** What a call knows before anything is checked, and the unit of work that it changes things by. */
export interface RequestContext extends Service {
  headers: IncomingHttpHeaders;
  ip: string;
  userAgent: string;
  reply: Reply;
  /** Made in this process by `call`, and by nothing that comes over the network. */
  serverCall: boolean;
  work: UnitOfWork;
  /** The unit of work's own; flushed when the call succeeds. */
  readonly em: EntityManager;
  /** Runs a task when the call's transaction has committed, in the background. */
  afterCommit: (name: string, task: () => Promise<void>) => void;
  /** Sends a mail once the call has committed: it is kept with what the call changes, and the answer does not wait for it. */
  sendMail: <Payload extends object>(key: MailKey<Payload>, mail: Payload) => void;
  /** Writes an act to the audit log, in the call's own transaction. */
  audit: (event: AuditEvent, about?: AuditDetails) => void;
}

/** The part of a call that only looks. */
export type Context = Omit<RequestContext, 'work' | 'em' | 'afterCommit' | 'sendMail' | 'audit'>;

/** Whether the server itself asks, and for nobody in particular. */
export function isSystemCall({ serverCall, headers }: Context): boolean {
  return serverCall && Object.keys(headers).length === 0;
}

/** What an operation takes: the context that its procedure's guard gives, and the parsed input. */
export interface Call<Ctx, Input extends z.ZodType = z.ZodType> {
  ctx: Ctx;
  input: z.output<Input>;
}

export function createContext(service: Service, caller: Caller, serverCall = false): RequestContext {
  return withWork(service, {
    log: caller.log,
    headers: caller.headers,
    ip: caller.ip,
    userAgent: caller.headers['user-agent'] ?? '',
    reply: new Reply(service.cookies),
    serverCall,
  });
}

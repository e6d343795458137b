import type { IncomingHttpHeaders } from 'node:http';

import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

import type { ErrorCode } from '#shared/error-codes.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';
import type { PublicConfiguration } from '#shared/lib/public-configuration.ts';

import type { AuditedAct } from '#server/audit/audit.ts';
import type { FailedAttemptLog } from '#server/audit/failed-attempt-log.ts';
import type { AppError } from '#server/lib/errors.ts';
import type { Member, Organization } from '#server/options/hooks/records.ts';
import type { Background } from '#server/lib/background.ts';
import type { OrganizationPrincipal, Principal, SignInAttempt } from './principal.ts';
import type { EventContext, Registries } from './lifecycle-events.ts';
import type { ConstraintErrors } from '#server/db/constraints.ts';
import type { Reads } from '#server/db/reads.ts';
import type { Cookies } from '#server/http/cookies.ts';
import { Reply } from '#server/http/reply.ts';
import type { Limiter } from '#server/http/limiter.ts';
import { webRequestOf, type RequestLine } from '#server/http/web-request.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { MailDefinition } from '#server/mail/define-mail.ts';
import type { Notices } from '#server/mail/notices.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Readiness } from '#server/lib/readiness.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { LiveOptions } from '#server/options/live-options.ts';
import { inUnitOfWork, UnitOfWork } from './unit-of-work.ts';

/** Runs around a mutation, before its guard and outside of its unit of work. @returns the answer. */
export type MutationMiddleware = (
  mutation: Mutation,
  /** By default with the input as it was received. */
  next: (input?: object) => Promise<unknown>,
) => Promise<unknown>;

interface Mutation {
  ctx: RequestContext;
  /** `organization.create` */
  name: string;
  /** Of its REST route. */
  path: string | undefined;
  meta: { scope?: ServiceScope };
  /** The names of its input fields; null if its input is not an object. */
  fields: readonly string[] | null;
  /** As it was received. */
  input: unknown;
}

/** The kinds of policies that features add. */
export type PolicyKind = 'sign-in' | 'organization';

/** A rule for sign-ins. */
export interface SignInPolicy {
  /** Those with which it refuses, for the documents of the calls that ask it. */
  readonly errors: readonly ErrorCode[];
  /** Refuses a sign-in, or demands a second factor, from which a trusted browser does not exempt; else null. */
  verdict(ctx: RequestContext, attempt: SignInAttempt): Promise<AppError | { level: 2 } | null>;
}

/** A rule of organizations for the principals that use them. */
export interface OrganizationPolicy {
  /** Those with which it refuses, for the documents of the calls that ask it. */
  readonly errors: readonly ErrorCode[];
  /** The field that turns it on for an organization; the policy is not asked, and costs no statement, where it is false. */
  readonly setBy: 'requireTwoFactor' | 'requiresProvider';
  /** The error for a principal who may not use the organization; else null. */
  refusal(
    ctx: RequestContext & { principal: Principal },
    membership: { organization: Readonly<Organization>; member: Readonly<Member> },
  ): AppError | null | Promise<AppError | null>;
}

/** Reacts to the audit entries that a call wrote, in its transaction. */
export type AuditObserver = (ctx: RequestContext, acts: readonly AuditedAct[]) => Promise<void>;

/** Created once at start and shared by all calls. */
export interface AppServices extends Registries {
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
  /** Of all features, by name. */
  mails: ReadonlyMap<string, MailDefinition>;
  /** Of all features, by audit event. */
  notices: Notices;
  outbox: Outbox;
  limiter: Limiter;
  failedAttempts: FailedAttemptLog;
  /** Of all features. */
  mutationMiddleware: readonly MutationMiddleware[];
  /** Of all features. */
  signInPolicies: readonly SignInPolicy[];
  organizationPolicies: readonly OrganizationPolicy[];
  auditObservers: readonly AuditObserver[];
  /** The values that features create for each service, by the name of their `ServiceDefinition`. */
  featureServices: Map<string, unknown>;
  liveOptions: LiveOptions;
  /** The options that the web app and other clients may know. */
  publicConfiguration: () => Promise<PublicConfiguration>;
  readiness: Readiness;
  log: FastifyBaseLogger;
}

/** The context of a call before its guard runs. */
export interface RequestContext extends AppServices, EventContext {
  headers: IncomingHttpHeaders;
  ip: string;
  userAgent: string;
  reply: Reply;
  /** Whether the call was made with `gatehouse.call` in this process, not over the network. */
  serverCall: boolean;
  /** Null for calls within this process. */
  source: RequestLine | null;
  work: UnitOfWork;
  /** Who makes the call, once the guard has resolved it; null before that, and without a session or a credential. */
  principal: Principal | OrganizationPrincipal | null;
  /** Writes a mail to the outbox in the call's transaction; it is delivered in the background. */
  sendMail: <Payload extends object>(key: MailDefinition<Payload>, mail: Payload) => void;
}

/** The context without the unit of work, for code that only reads. */
export type Context = Omit<
  RequestContext,
  'work' | 'principal' | 'em' | 'afterCommit' | 'sendMail' | 'audit' | 'webRequest'
>;

/** Whether the server calls on its own behalf: no headers identify a user. */
export function isSystemCall({ serverCall, headers }: Context): boolean {
  return serverCall && Object.keys(headers).length === 0;
}

/** The argument of an operation: the context as its guard extends it, and the parsed input. */
export interface Call<Ctx, Input extends z.ZodType = z.ZodType> {
  ctx: Ctx;
  input: z.output<Input>;
}

/** A header can be longer than the rows that store it need. */
const MAX_USER_AGENT_CHARACTERS = 512;

/** The context of a call from an HTTP request, or from this process. */
export function createContext(
  service: AppServices,
  { headers, ip, log, ...line }: Pick<RequestContext, 'headers' | 'ip' | 'log'> & Partial<RequestLine>,
): RequestContext {
  const { method, url } = line;
  const source = method === undefined || url === undefined ? null : { method, url };
  const userAgent = (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_CHARACTERS);
  const reply = new Reply(service.cookies, headers.cookie);
  return withWork(service, { log, headers, ip, userAgent, reply, source, serverCall: source === null });
}

/** Creates the context of a call, with a unit of work. */
export function withWork(
  service: AppServices,
  call: Omit<Context, keyof AppServices> & Pick<Context, 'log'>,
): RequestContext {
  return new ContextWithWork(service, call) as Context & ContextWithWork;
}

/** A class, because creating and copying an object literal with a getter takes four times as long. */
class ContextWithWork implements Omit<RequestContext, keyof Context> {
  readonly work: UnitOfWork;
  principal: Principal | OrganizationPrincipal | null = null;
  declare readonly em: EntityManager;
  readonly afterCommit: RequestContext['afterCommit'];
  readonly sendMail: RequestContext['sendMail'];
  readonly audit: RequestContext['audit'];
  readonly webRequest: RequestContext['webRequest'];

  constructor(service: AppServices, call: object) {
    // Before the other properties: a background task passes the context of its call, whose unit of work is replaced.
    const work = new UnitOfWork(Object.assign(this as unknown as RequestContext, service, call));
    this.work = work;
    work.onAudited = async (acts) => {
      for (const observe of service.auditObservers) await observe(this as unknown as RequestContext, acts);
    };
    Object.defineProperty(this, 'em', lazyEntityManager);
    this.afterCommit = (name, task) => work.afterCommit(name, task);
    this.sendMail = (key, payload) => work.sendMail(key, payload);
    this.webRequest = () => webRequestOf(this as unknown as Context);
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

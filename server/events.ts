import type { EntityManager } from '@mikro-orm/postgresql';

import type { AuditEvent } from '#shared/audit.ts';

import type { AboutEvent } from './audit/audit.ts';
import type { CredentialKind } from './credentials.ts';
import type { FindingRule } from './operations/findings.ts';
import type { Options } from './options/options.ts';
import type { ProgramCredential } from './programs.ts';
import type { SecondFactor } from './second-factors.ts';
import type { TokenKey } from './token-keys.ts';

/** What the features register, in the order of the features. */
export interface Registries {
  /** Every kind of credential. */
  credentials: readonly CredentialKind[];
  /** Every kind of credential of programs. */
  programCredentials: readonly ProgramCredential[];
  /** Every kind of second factor. */
  secondFactors: readonly SecondFactor[];
  /** Every kind of single-use token. */
  tokens: readonly TokenKey[];
  /** Rules for unsafe settings. */
  findings: readonly FindingRule[];
  /** By event. */
  subscriptions: ReadonlyMap<string, readonly Subscription[]>;
}

/** The context of subscribers. The operator's commands emit events too, so it contains nothing of a request. */
export interface EventContext extends Registries {
  options: Options;
  /** The EntityManager of the unit of work; flushed when the call succeeds. */
  readonly em: EntityManager;
  /** Runs a task in the background after the commit. */
  afterCommit: (name: string, task: () => Promise<void>) => void;
  /** The request of the call, for functions of the options; undefined for calls within the process and for commands. */
  webRequest: () => Request | undefined;
  /** Writes an entry to the audit log in the call's transaction. */
  audit: <Event extends AuditEvent>(event: Event, about: AboutEvent<Event>) => void;
}

/** A change to users or organizations that other features react to. */
export interface LifecycleEvent<Payload> {
  readonly name: string;
  /** Runs the subscribers in order, inside the call's transaction; an error of a subscriber fails the call. */
  emit(ctx: EventContext, payload: Payload): Promise<void>;
}

type Handler<Payload> = (ctx: EventContext, payload: Payload) => Promise<void>;

/** Created by `on`, which checks the type of the payload. */
export interface Subscription {
  readonly event: string;
  readonly handler: Handler<never>;
}

export function defineEvent<Payload>(name: string): LifecycleEvent<Payload> {
  return {
    name,
    emit: async (ctx, payload) => {
      for (const { handler } of ctx.subscriptions.get(name) ?? []) await (handler as Handler<Payload>)(ctx, payload);
    },
  };
}

/** Subscribes to an event in a `feature.ts`. */
export function on<Payload>(event: LifecycleEvent<Payload>, handler: Handler<Payload>): Subscription {
  return { event: event.name, handler };
}

import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import type { ListedAccount } from '#shared/social/schemas.ts';

import type { AboutEvent } from '#server/audit/audit.ts';
import type { AttentionRule } from './attention.ts';
import type { FindingRule } from './findings.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { ApiCredentialKind, OrganizationCredentialKind } from './api-credentials.ts';
import type { SecondFactor } from './second-factors.ts';
import type { TokenPurpose } from './token-purposes.ts';

/** What the features register, in the order of the features. */
export interface Registries {
  /** Every kind of credential. */
  credentials: readonly (CredentialKind | SignInCredentialKind)[];
  /** Every kind of credential of API principals. */
  apiCredentials: readonly ApiCredentialKind[];
  /** Every kind of credential of organization principals. */
  organizationCredentials: readonly OrganizationCredentialKind[];
  /** Every kind of second factor. */
  secondFactors: readonly SecondFactor[];
  /** Every kind of single-use token. */
  tokens: readonly TokenPurpose[];
  /** Rules for unsafe settings. */
  findings: readonly FindingRule[];
  /** What administrators should look at. */
  attention: readonly AttentionRule[];
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

/** A credential as in the response of `list-accounts`, without secrets. */
export type ListedCredential = z.input<typeof ListedAccount>;

/**
 * Something of a user that authenticates or keeps acting: passwords, second factors, API keys, sessions, pending tokens.
 * Registered by its feature, so that the owner of an address who takes the account over leaves an attacker nothing
 * (pre-hijacking). None of the verbs touches what an administrator provisioned. The row of the user is locked.
 */
export interface CredentialKind {
  readonly name: string;
  /** Its tables. A test compares them with all tables that refer to users and contain secrets. */
  readonly entities: readonly EntitySchema[];
  /** Deletes or disables what is from before the first proof of the address, by its owner. */
  purgeUnproven(ctx: EventContext, userId: string): Promise<void>;
  /**
   * The address was first proven in a browser without relation to the account, whose owner may take it over later. For kinds
   * of which `purgeUnconfirmed` must tell apart what was there before.
   */
  markUnconfirmed?(ctx: EventContext, userId: string): Promise<void>;
  /** The owner of the address takes over such an account. By default the same as `purgeUnproven`. */
  purgeUnconfirmed?(ctx: EventContext, userId: string): Promise<void>;
}

/** A kind of credential that signs in on its own: listed to the user, who must not remove the last one. */
export interface SignInCredentialKind extends CredentialKind {
  /** Its feature has a call that removes a credential, so `unlink-account` does not. */
  readonly hasOwnRemoval?: true;
  /** The user's credentials of this kind, oldest first. */
  list(em: EntityManager, userId: string): Promise<ListedCredential[]>;
  revoke(em: EntityManager, credential: ListedCredential): Promise<void>;
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

import type { EntitySchema } from '@mikro-orm/postgresql';
import type { TRPCRouterRecord } from '@trpc/server';

import type { ErrorRows } from '#shared/core.ts';

import type { Service } from './context.ts';
import type { CredentialKind } from './credentials.ts';
import type { ConstraintErrors } from './db/constraints.ts';
import type { FeatureCookie } from './http/cookies.ts';
import type { CallLimits } from './http/limits.ts';
import { subscriptionsOf, type Subscription } from './events.ts';
import type { MailKey } from './mail/define-mail.ts';
import type { FindingRule } from './operations/findings.ts';
import type { OptionsKey } from './options/define-options.ts';
import type { Tag } from './tags.ts';

/** Everything that one feature adds to the service. Only `server/features.ts` imports a `feature.ts`. */
export interface Feature {
  name: string;
  /** The errors and the audit events that it adds: constants of a file in `shared/features/`, for both sides. */
  errors?: ErrorRows;
  audit?: readonly string[];
  /** Its calls; a call's name is its path in camel case. Several features may add to one namespace, such as `signIn`. */
  router?: TRPCRouterRecord;
  entities?: readonly EntitySchema[];
  /** What its calls answer when a row violates a constraint; of any other constraint they answer 500. */
  constraints?: ConstraintErrors;
  /** The kinds of credentials that users sign in with. */
  credentials?: readonly CredentialKind[];
  /** The purposes of its single-use tokens. */
  tokens?: readonly TokenKey[];
  /** The cookies that it sets. */
  cookies?: readonly FeatureCookie[];
  /** The mails that it sends. */
  mails?: readonly MailKey[];
  /** What `npm run doctor` finds unsafe in its options. */
  findings?: readonly FindingRule[];
  /** Its subjects of the options. */
  options?: readonly OptionsKey[];
  /** What it creates once for each service, in the order of the features. */
  services?: readonly ServiceKey<unknown>[];
  /** The lifecycle events that it reacts to, inside the transaction of the call that causes them. */
  on?: readonly Subscription[];
  /** Work that is repeated in the background. */
  jobs?: readonly Job[];
  /** How often one client may make its calls, by call, beside the limit of all calls. */
  rateLimits?: Readonly<Record<string, CallLimits>>;
  /** The group of its calls in documents, for all of them or call by call. */
  tag?: Tag | ((call: string) => Tag);
  /** Its facts for the web app, in the page itself; read anew for each page. Their type is in its file in `shared/features/`. */
  site?: (service: Service) => object | Promise<object>;
}

export interface Job {
  name: string;
  /** Seconds between two runs. */
  every: (service: Service) => number;
  run: (service: Service) => Promise<void>;
}

/** What calls and the operator's commands ask of the installed features. */
export function registriesOf(features: readonly Feature[]): Pick<Service, 'credentials' | 'tokens' | 'subscriptions'> {
  return {
    credentials: features.flatMap(({ credentials = [] }) => credentials),
    tokens: features.flatMap(({ tokens = [] }) => tokens),
    subscriptions: subscriptionsOf(features.flatMap(({ on = [] }) => on)),
  };
}

/** Declares a feature, with its exact type. */
export function defineFeature<const Declared extends Feature>(feature: Declared): Declared {
  return feature;
}

/** What a feature creates once for each service and finds again in every call's context. */
export interface ServiceKey<Value> {
  readonly name: string;
  create(service: Service): Value;
  /** @throws Error where the feature that creates it is not installed. */
  of(service: Pick<Service, 'featureServices'>): Value;
}

export function defineService<Value>(name: string, create: (service: Service) => Value): ServiceKey<Value> {
  return {
    name,
    create,
    of: ({ featureServices }) => {
      if (!featureServices.has(name)) throw new Error(`The feature that creates ${name} is not installed`);
      // Created by this key.
      return featureServices.get(name) as Value;
    },
  };
}

/** What happens to an account that makes mailed tokens of before void. */
type RevokingEvent = 'emailChanged' | 'passwordChanged' | 'addressProven';

/** A purpose of single-use tokens. A token of one purpose opens nothing of another. */
export interface TokenKey {
  /** Signed tokens of this purpose are signed with a key of their own. */
  readonly purpose: string;
  /** How the stored identifier of each such token begins. */
  readonly prefix: string;
  /** The events that revoke all such tokens of the user, whichever feature causes them. */
  readonly revokedOn: readonly RevokingEvent[];
}

export function defineToken(key: TokenKey): TokenKey {
  return key;
}

/** The keys that an event revokes, of those that the features register. */
export function keysRevokedOn(event: RevokingEvent, keys: readonly TokenKey[]): TokenKey[] {
  return keys.filter(({ revokedOn }) => revokedOn.includes(event));
}

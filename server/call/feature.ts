import type { EntitySchema } from '@mikro-orm/postgresql';
import type { TRPCRouterRecord } from '@trpc/server';

import type { ExtensibleRecord } from '#shared/lib/additional-fields.ts';
import type { ErrorRows } from '#shared/lib/core-errors.ts';
import type { AuditEvents } from '#shared/lib/event-payload.ts';

import type { AuditObserver, MutationMiddleware, OrganizationPolicy, AppServices, SignInPolicy } from './context.ts';
import type { ConstraintErrors } from '#server/db/constraints.ts';
import type { FeatureCookie } from '#server/http/cookies.ts';
import type { CallLimits } from '#server/http/limits.ts';
import type { CredentialKind, Registries, SignInCredentialKind, Subscription } from './lifecycle-events.ts';
import type { DeclaredFields } from '#server/fields/additional-fields.ts';
import type { MailDefinition } from '#server/mail/define-mail.ts';
import type { NoticeDecision, NoticesOf } from '#server/mail/notices.ts';
import type { Check } from '#server/options/checks.ts';
import type { AttentionRule } from './attention.ts';
import type { FindingRule } from './findings.ts';
import type { OptionsDefinition } from '#server/options/define-options.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { ApiCredentialKind, OrganizationCredentialKind } from './api-credentials.ts';
import type { Protocol } from './protocol.ts';
import type { SecondFactor } from './second-factors.ts';
import type { TokenPurpose } from './token-purposes.ts';

/** Everything that a feature adds to the service. Only `server/app/features.ts` imports a `feature.ts`. */
export interface Feature {
  name: string;
  /** Its errors and audit events: constants of its folder in `shared`, which clients import too. */
  errors?: ErrorRows;
  audit?: AuditEvents;
  /** For each of the audit events, whether the user whom it is about gets a mail. */
  notices?: Readonly<Record<string, NoticeDecision>>;
  /** Its calls. A call's name is its path in camel case. Several features may add to one namespace, such as `signIn`. */
  router?: TRPCRouterRecord;
  entities?: readonly EntitySchema[];
  /** The errors for violated constraints. A violation of any other constraint is a 500. */
  constraints?: ConstraintErrors;
  /** What it stores of users that authenticates or keeps acting. */
  credentials?: readonly (CredentialKind | SignInCredentialKind)[];
  /** Its kinds of credentials of API principals. */
  apiCredentials?: readonly ApiCredentialKind[];
  /** Its kinds of credentials of principals that act for an organization without a user. */
  organizationCredentials?: readonly OrganizationCredentialKind[];
  /** Its kinds of second factors. */
  secondFactors?: readonly SecondFactor[];
  /** Its kinds of single-use tokens. */
  tokens?: readonly TokenPurpose[];
  cookies?: readonly FeatureCookie[];
  mails?: readonly MailDefinition[];
  /** Warnings of `npm run doctor` about its options. */
  findings?: readonly FindingRule[];
  /** What administrators see on the start of the administration if there is any. */
  attention?: readonly AttentionRule[];
  /** Other machines that `npm run doctor` tries to reach. */
  checks?: readonly Check[];
  options?: readonly OptionsDefinition[];
  /** The additional fields of its records, which the options declare. */
  fields?: Partial<Record<ExtensibleRecord, (service: { options: Options }) => DeclaredFields>>;
  /** The values that it creates once for each service, in the order of the features. */
  services?: readonly ServiceDefinition<unknown>[];
  /** Its subscriptions to lifecycle events, which run inside the transaction of the call that causes them. */
  on?: readonly Subscription[];
  jobs?: readonly Job[];
  /** Runs once, before the service answers requests. */
  start?: (service: AppServices) => Promise<void>;
  /** Steps around every mutation, of any feature. */
  mutationMiddleware?: readonly MutationMiddleware[];
  /** Routes that speak a standard of their own, such as SCIM. */
  protocols?: readonly Protocol[];
  /** Rules that refuse sign-ins or demand a second factor. */
  signInPolicies?: readonly SignInPolicy[];
  /** React to the audit entries of calls. */
  auditObservers?: readonly AuditObserver[];
  /** Rules of organizations for the principals that use them. */
  organizationPolicies?: readonly OrganizationPolicy[];
  /** The rate limits of its calls, by call, in addition to the limit of all calls. */
  rateLimits?: Readonly<Record<string, CallLimits>>;
  /** The group of its calls in documents: of all calls, or by name. */
  tag?: Tag | ((call: string) => Tag);
  /** Its part of the public configuration. The schema is in `shared/<folder>/configuration.ts`. */
  publicConfiguration?: (service: AppServices) => object | Promise<object>;
}

/** A periodic background job. `every` is the number of seconds between two runs. */
export interface Job {
  name: string;
  every: (service: AppServices) => number;
  run: (service: AppServices) => Promise<void>;
}

/** The registries of a list of features, for calls and for the operator's commands. */
export function registriesOf(features: readonly Feature[]): Registries {
  return {
    apiCredentials: features.flatMap(({ apiCredentials = [] }) => apiCredentials),
    organizationCredentials: features.flatMap(({ organizationCredentials = [] }) => organizationCredentials),
    secondFactors: features.flatMap(({ secondFactors = [] }) => secondFactors),
    credentials: features.flatMap(({ credentials = [] }) => credentials),
    tokens: features.flatMap(({ tokens = [] }) => tokens),
    findings: features.flatMap(({ findings = [] }) => findings),
    attention: features.flatMap(({ attention = [] }) => attention),
    subscriptions: Map.groupBy(
      features.flatMap(({ on = [] }) => on),
      ({ event }) => event,
    ),
  };
}

/** A feature with audit events decides each of them. */
type Decided<Declared> = Declared extends { audit: infer Events extends AuditEvents }
  ? { readonly notices: NoticesOf<Events> }
  : unknown;

/** Declares a feature, with its exact type. */
export function defineFeature<const Declared extends Feature>(feature: Declared & Decided<Declared>): Declared {
  return feature;
}

/** A typed key for a value that a feature creates once for each service. */
export interface ServiceDefinition<Value> {
  readonly name: string;
  create(service: AppServices): Value;
  /** @throws Error if the feature is not installed. */
  of(service: Pick<AppServices, 'featureServices'>): Value;
}

export function defineService<Value>(name: string, create: (service: AppServices) => Value): ServiceDefinition<Value> {
  return {
    name,
    create,
    of: ({ featureServices }) => {
      if (!featureServices.has(name)) throw new Error(`The feature that creates ${name} is not installed`);
      return featureServices.get(name) as Value;
    },
  };
}

/** A group of calls in documents. */
export interface Tag {
  title: string;
  description: string;
}

/** The tags that several features share, in the order of documents. */
export const kitTags = {
  sessions: {
    title: 'Session and sign-in',
    description: 'Sign-up, sign-in, sign-out, and the sessions of a user.',
  },
  verification: {
    title: 'Verification and passwords',
    description: 'Email verification, magic links, and changing or resetting a password.',
  },
  service: {
    title: 'The account and the service',
    description: 'The profile and the deletion of an account, and the state of the service.',
  },
  accounts: {
    title: 'Social sign-in and accounts',
    description: 'Sign-in with a provider, and the linked accounts of a user.',
  },
  organizations: {
    title: 'Organizations',
    description: 'Organizations with their members, invitations, teams and roles.',
  },
  admin: {
    title: 'Platform administration',
    description: 'Users and their sessions, for administrators of the platform.',
  },
} as const satisfies Record<string, Tag>;

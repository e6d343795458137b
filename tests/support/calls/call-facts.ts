import type { Calls, Mutation, ServerCalls } from '#generated/api.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import type { At, CallName, ServerCallName } from '#shared/calls.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

import type { CallerName, SeededService } from './seeded-service.ts';

/** A value, or how it follows from the ids and callers of the seeded service. */
export type Seeded<T extends object> = T | ((seeded: SeededService) => T);

/** Of calls over the network. */
interface NetworkFacts {
  /** A caller and an input with which the call succeeds in the seeded service. */
  as: CallerName;
  input?: Seeded<object>;
  /** Other inputs with which it succeeds, and does something else. */
  variants?: Seeded<object[]>;
  /** The input with which an API key makes it, if keys cannot with that above. */
  byApiKey?: Seeded<object>;
  /** Why it cannot succeed there. */
  refused?: string;
  /**
   * The number of its SQL statements, including its background work, without those that begin and end its
   * transaction.
   */
  statements: number;
  /** Of a list with pages: the fields with which they are read, in each order and with a filter that matches several rows. */
  pages?: readonly object[];
  /** What it stores as the method of the last sign-in, if it starts a session; null if it continues one. */
  signInMethod?: string | null | ((seeded: SeededService) => string);
  /** Errors that the static analysis finds in its operation but that it never answers, and why. */
  neverAnswers?: Partial<Record<ErrorCode, string>>;
  /** Errors that it documents and raises outside the imports of its operation. */
  raisesElsewhere?: readonly ErrorCode[];
}

interface CommonFacts {
  /** The lifecycle events that it emits. */
  emits?: readonly string[];
  /**
   * What happens while an administrator impersonates its caller. All mutations say it, except those of administrators,
   * and queries that change something or return a secret.
   */
  whileImpersonating?: WhileImpersonating;
}

type WhileImpersonating =
  /** Rejected, with the input above; or with this one. */
  | 'rejected'
  | { rejected: object }
  /** Rejected depending on the input. */
  | { limited: string }
  /** Why it is allowed. */
  | { allowed: string };

interface MutationFacts {
  /** Its audit event, or why it has none. */
  audits: AuditEvent | { nothing: string } | AuditedElsewhere;
}

/** The event of a mutation that cannot succeed in the seeded service, or does so at another stage of the user. */
interface AuditedElsewhere {
  event: AuditEvent;
  /** Why, and the test that shows the event. */
  elsewhere: string;
}

interface QueryFacts {
  /** Whether it changes data, such as a mailed link or one that creates a token. */
  changesData?: true;
  /** Why no call of the client makes its answer stale, if no refresh rule names it. */
  neverStale?: string;
}

type KindFacts<Name extends ServerCallName> =
  At<Calls & ServerCalls, Name> extends Mutation<unknown, unknown> ? MutationFacts : QueryFacts;

/** What tests that enumerate the calls know of the calls of a feature. The compiler names missing ones. */
export type FeatureCalls = {
  [Name in ServerCallName]?: CommonFacts & KindFacts<Name> & (Name extends CallName ? NetworkFacts : object);
};

/** The same of any call, as those tests read it. */
export type CallFacts = CommonFacts & Partial<NetworkFacts & MutationFacts & QueryFacts>;

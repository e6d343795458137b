import type { Account, Session, User, Verification } from './records.ts';

/** Has the additional fields of the options beside its own. */
export type HookedUser = Omit<User, 'additionalFields'> & { [field: string]: unknown };
/** Has the additional fields of the options beside its own. */
export type HookedSession = Session & { [field: string]: unknown };
export type HookedAccount = Account;
export type HookedVerification = Verification;

/** The call that changes a row. */
export interface WriteContext {
  /** Without its body; undefined for calls within the process and for commands. */
  request: Request | undefined;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** The fields to change, which may be spread from those of the row; `false` cancels the call with `FORBIDDEN`. */
type Decision<Row> = { data: Partial<Row> } | false | undefined | void;

/** Runs inside the transaction, with the row that is about to be inserted. */
export type BeforeCreate<Row> = (row: Row, context: WriteContext) => MaybePromise<Decision<Row>>;

/** Runs inside the transaction, with the id of the row and its changed fields. */
export type BeforeUpdate<Row> = (
  changes: Partial<Row> & { id: string },
  context: WriteContext,
) => MaybePromise<Decision<Row>>;

/** Runs inside the transaction, with the row that is about to be deleted. */
export type BeforeDelete<Row> = (row: Row, context: WriteContext) => MaybePromise<false | undefined | void>;

/** Runs after the commit and before the answer. A failure is logged; it changes neither the row nor the answer. */
export type AfterWrite<Row> = (row: Row, context: WriteContext) => MaybePromise<void>;

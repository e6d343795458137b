/** What a later try may not meet again, by SQLSTATE (appendix A of PostgreSQL's manual). */
const passing = [
  /^08/, // connection exceptions
  /^53/, // out of connections, memory or disk
  /^57P0/, // shutting down, starting up, dropped
  /^57014$/, // cancelled, as by statement_timeout
  /^58030$/, // input and output errors
  /^55P03$/, // a lock not had in time
  /^25P0[34]$/, // a transaction that idled or ran too long
  /^25006$/, // read only: a standby that is about to take over
  /^40(001|P01)$/, // transactions that got in each other's way
];

/** The socket's own errors, and the resolver's. */
const socketErrors = /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;

/** What `pg` and its pool say without a code. */
const words =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|client was closed|read timeout|after calling end on the pool/i;

/** Whether a failure says that the database cannot do it now, rather than that the call was wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (passing.some((state) => state.test(code)) || socketErrors.test(code))) return true;
  // An address that stands for several fails with what each of them said.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  return words.test(error.message) || isUnreachable(error.cause);
}

/** Temporary errors by SQLSTATE (appendix A of PostgreSQL's manual). */
const temporaryErrors = [
  /^08/, // connection exceptions
  /^53/, // no connection, memory or disk space left
  /^57P0/, // shutting down, starting up, dropped
  /^57014$/, // cancelled, as by statement_timeout
  /^58030$/, // I/O error
  /^55P03$/, // lock timeout
  /^25P0[34]$/, // transaction timeouts
  /^25006$/, // read-only: a standby during a failover
  /^40(001|P01)$/, // serialization failure, deadlock
];

/** Errors of the socket and of the DNS resolver. */
const socketErrors = /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;

/** Messages of `pg` and its pool, which have no code. */
const connectionMessages =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|client was closed|read timeout|after calling end on the pool/i;

/** Whether the database is temporarily unavailable, rather than the call wrong. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (temporaryErrors.some((state) => state.test(code)) || socketErrors.test(code)))
    return true;
  // A host name with several addresses fails with the errors of all of them.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  return connectionMessages.test(error.message) || isUnreachable(error.cause);
}

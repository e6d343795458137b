import type { IncomingHttpHeaders } from 'node:http';

import type { OutputOf } from '#shared/calls.ts';

/** A call over the network or within the process, in either transport. */
export interface HookedCall {
  /** The name of the call, such as `signIn.email`. */
  call: string;
  /** The path below `basePath`, such as `/sign-in/email`; null for calls without one. */
  path: string | null;
  /** The body, or the query of a GET; not validated yet. A copy: changes have no effect. */
  body: unknown;
  headers: IncomingHttpHeaders;
  /** Without its body; undefined for calls within the process. */
  request: Request | undefined;
  /** Looks up the session of the request, which is neither extended nor cached. */
  getSession: () => Promise<OutputOf<'getSession'>>;
}

/** Runs before the guards of a call, which it cannot replace. Throwing an `AppError` answers the call with it. */
export type BeforeCall = (call: HookedCall) => Promise<void> | void;

/** Runs after the commit of a successful call. A failure is logged; it does not change the answer. */
export type AfterCall = (call: HookedCall & { result: unknown }) => Promise<void> | void;

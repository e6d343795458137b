import type { IncomingHttpHeaders } from 'node:http';

import type { InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';

/**
 * Makes a call in this process, with the same guards, schemas and unit of work as over the network. `headers` are those
 * of the person on whose behalf it is made (their `cookie`); errors are thrown as `AppError`.
 */
export type ServerCaller = <Name extends ServerCallName>(
  name: Name,
  input?: InputOf<Name>,
  request?: { headers?: IncomingHttpHeaders },
) => Promise<OutputOf<Name>>;

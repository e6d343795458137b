import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import type { InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';

/** The options of a running service, with its defaults filled in. */
export interface RunningOptions extends GatehouseOptions {
  baseUrl: string;
  host: string;
  port: number;
  trustedOrigins: string[];
}

/** A running service; not listening until asked to. */
export interface RunningGatehouse {
  /** The HTTP server; `app.inject(…)` works before `listen()`. */
  app: FastifyInstance;
  /** With the defaults filled in. */
  options: RunningOptions;
  /** Starts listening at `options.host` and `options.port`; resolves to the address. */
  listen: () => Promise<string>;
  /**
   * Readiness goes false, then accepting stops, running calls and mails finish, and the database is closed, within
   * `options.shutdown.timeoutSeconds`. Safe to call twice.
   */
  close: () => Promise<void>;
  /** Resolves when mails and other background work are done. */
  idle: () => Promise<void>;
  /** Makes any call in this process, the server-only ones included: `call('signUp.email', { … })`. */
  call: ServerCaller;
}

/**
 * Makes a call in this process, with the same guards, schemas and unit of work as over the network. `headers` are those
 * of the person on whose behalf it is made (their `cookie`); errors are thrown as `AppError`.
 */
export type ServerCaller = <Name extends ServerCallName>(
  name: Name,
  input?: InputOf<Name>,
  request?: { headers?: IncomingHttpHeaders },
) => Promise<OutputOf<Name>>;

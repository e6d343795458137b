import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { InputOf, OutputOf, ServerCallName } from '#shared/calls.ts';

/** The options of a running service, with defaults. */
export interface RunningOptions extends GatehouseOptions {
  baseUrl: string;
  host: string;
  port: number;
  trustedOrigins: string[];
}

/** A running service; it listens after `listen()`. */
export interface RunningGatehouse {
  /** The HTTP server; `app.inject(…)` works without `listen()`. */
  app: FastifyInstance;
  options: RunningOptions;
  /** Listens at `options.host` and `options.port`; resolves to the URL. */
  listen: () => Promise<string>;
  /**
   * Shuts down within `options.shutdown.timeoutSeconds`: fails the readiness probe, stops accepting connections, finishes
   * calls and mails, and closes the database. Can be called repeatedly.
   */
  close: () => Promise<void>;
  /** Resolves when all background work is done, mails included. */
  idle: () => Promise<void>;
  /** Makes a call in this process, including server-only calls: `call('signUp.email', { … })`. */
  call: ServerCaller;
}

/**
 * Makes a call in this process with the same guards, schemas and transaction as over the network. Pass the `cookie` header
 * of a user to act on the user's behalf. Rejects with `AppError`.
 */
export type ServerCaller = <Name extends ServerCallName>(
  name: Name,
  input?: InputOf<Name>,
  request?: { headers?: IncomingHttpHeaders },
) => Promise<OutputOf<Name>>;

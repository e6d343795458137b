import type { FastifyInstance } from 'fastify';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import type { ServerCaller } from './server-caller.ts';

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

/** The options of a running service, with its defaults filled in. */
export interface RunningOptions extends GatehouseOptions {
  baseUrl: string;
  host: string;
  port: number;
  trustedOrigins: string[];
}

import pg, { type ClientConfig } from 'pg';

import { parseDatabaseUrl } from '#server/options/database-url/database-url.ts';
import { PrimaryWatch } from './primary-watch.ts';
import { withStrictTimes } from './times.ts';
import { requireChannelBinding, ServerChoice, type ChosenServer } from './server-choice.ts';

/** A client of `pg` that connects as its address says, whatever servers its configuration names. */
export type DatabaseClientClass = new (config?: ClientConfig) => pg.Client;

/** @throws DatabaseUrlError; StartError if a file that the address names cannot be read. */
export function clientClass(address: string): DatabaseClientClass {
  const choice = new ServerChoice(parseDatabaseUrl(address));
  const watch = choice.mayFailOver ? new PrimaryWatch(choice) : null;

  return class DatabaseClient extends pg.Client {
    readonly #config: ClientConfig;

    constructor(config: ClientConfig = {}) {
      super({ ...config, ...choice.configOf(choice.first), types: withStrictTimes(config.types ?? pg.types) });
      this.#config = config;
      // A connection that breaks fails its statements. Without a listener, one between two statements ended the process.
      this.on('error', () => undefined);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = this.#connect();
      if (callback === undefined) return connected;
      connected.then(() => callback(null), callback);
    }

    async #connect(): Promise<pg.Client> {
      const server = choice.isNeeded ? await choice.choose(this.#config) : null;
      if (server) moveTo(this, server);
      const isBound = choice.requiresChannelBinding ? requireChannelBinding(this) : null;
      await super.connect();
      isBound?.();
      if (server) watch?.add(this, server, this.#config);
      return this;
    }
  };
}

/** Opens a connection for one task. */
export async function withClient<T>(
  address: string,
  task: (client: pg.Client) => Promise<T>,
  config: ClientConfig = {},
): Promise<T> {
  const client = new (clientClass(address))(config);
  try {
    await client.connect();
    return await task(client);
  } finally {
    await client.end();
  }
}

/** `connect` of `pg` reads these fields, which its constructor has set for the first server. */
function moveTo(client: pg.Client, { host, port, ssl }: ChosenServer): void {
  Object.assign(client, { host, port, ssl });
  Object.assign(client.connection, { ssl });
}

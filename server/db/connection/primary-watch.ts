import type { Socket } from 'node:net';

import type pg from 'pg';
import type { ClientConfig } from 'pg';

import type { ChosenServer, ServerChoice } from './server-choice.ts';

/** Much longer than an ordinary statement takes, and shorter than an election of a new primary. */
const PATIENCE_MS = 2_000;

/** Fields of `pg` without types. */
interface ClientInternals {
  /** False while a statement waits for its result. */
  readyForQuery: boolean;
}

/**
 * Breaks connections to a primary that was replaced. The machine of a lost primary answers nothing, not even that a connection
 * is closed, so that each statement would wait until TCP gives up, a quarter of an hour later. When a statement has had no answer for some time,
 * the servers are asked; a slow statement on a server that is still the primary goes on.
 */
export class PrimaryWatch {
  readonly #choice: ServerChoice;
  readonly #connections = new Map<pg.Client, ChosenServer>();
  readonly #checks = new Map<string, Promise<void>>();

  constructor(choice: ServerChoice) {
    this.#choice = choice;
  }

  add(client: pg.Client, server: ChosenServer, config: ClientConfig): void {
    const stream = streamOf(client);
    this.#connections.set(client, server);
    client.once('end', () => this.#connections.delete(client));
    stream.setTimeout(PATIENCE_MS);
    stream.on('timeout', () => {
      if ((client as unknown as ClientInternals).readyForQuery) return;
      void this.#check(server, config).then(() => stream.setTimeout(PATIENCE_MS));
    });
  }

  /** One check of a server at a time, for all connections to it. */
  #check(server: ChosenServer, config: ClientConfig): Promise<void> {
    const key = `${server.host} ${server.port}`;
    let check = this.#checks.get(key);
    if (check === undefined) {
      check = this.#choice
        .isReplaced(server, config)
        .then((isReplaced) => {
          if (isReplaced) this.#breakConnections(server);
        })
        .finally(() => this.#checks.delete(key));
      this.#checks.set(key, check);
    }
    return check;
  }

  /** Idle ones too: the next calls would wait on them. */
  #breakConnections({ host, port }: ChosenServer): void {
    for (const [client, server] of this.#connections) {
      if (server.host !== host || server.port !== port) continue;
      streamOf(client).destroy(new Error('Connection terminated: another server is the primary'));
    }
  }
}

function streamOf(client: pg.Client): Socket {
  return client.connection.stream as Socket;
}

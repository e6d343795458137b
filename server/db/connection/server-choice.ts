import { connect as openSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import pg, { type ClientConfig } from 'pg';

import { withoutPassword, type DatabaseUrl, type ServerAddress } from '#server/options/database-url/database-url.ts';
import { startOptions } from './session-settings.ts';
import { encryptionFor, type Encryption } from './tls.ts';

const PROBE_TIMEOUT_MS = 10_000;
/** How much later than another server a primary may answer. */
const PRIMARY_LEAD_MS = 500;

interface Server extends ServerAddress, Encryption {}

export interface ChosenServer extends ServerAddress {
  ssl: Encryption['tls'] | false;
}

/** A server that answers, but is not what the address demands. */
export class UnsuitableServerError extends Error {
  override name = 'UnsuitableServerError';
  /** As a server answers that is read-only: it may be writable again after a failover. */
  readonly code = '25006';
}

/** The servers of an address, and which of them a new connection uses. */
export class ServerChoice {
  readonly #url: DatabaseUrl;
  readonly #servers: Server[];
  readonly #demand: string;
  readonly #offersTls = new Map<Server, Promise<boolean>>();

  constructor(url: DatabaseUrl) {
    this.#url = url;
    this.#servers = url.servers.map((server) => ({ ...server, ...encryptionFor(server.host, url.parameters) }));
    // libpq takes any of several servers. The service writes, so that it looks for one that accepts writes.
    this.#demand = url.parameters.target_session_attrs ?? (this.#servers.length > 1 ? 'read-write' : 'any');
  }

  get first(): ChosenServer {
    const { host, port, mode, tls } = this.#servers[0]!;
    return { host, port, ssl: mode === 'clear' ? false : tls };
  }

  get requiresChannelBinding(): boolean {
    return this.#url.parameters.channel_binding === 'require';
  }

  /** Whether a connection has to ask the servers first. */
  get isNeeded(): boolean {
    return this.#servers.length > 1 || this.#demand !== 'any' || this.#servers[0]!.mode === 'tls-if-offered';
  }

  /** The first server that answers and meets the demands of the address. Servers are asked at once, so that none holds it up. */
  async choose(config: ClientConfig): Promise<ChosenServer> {
    const answers = this.#servers.map((server) => this.#check(server, config));
    return answers.length === 1 ? answers[0]! : Promise.any(answers);
  }

  /** Whether one of several servers takes the place of another one that fails. */
  get mayFailOver(): boolean {
    return this.#servers.length > 1 && this.#demand !== 'any';
  }

  /** Whether a server does not meet the demands of the address any more, and another one does. */
  async isReplaced({ host, port }: ChosenServer, config: ClientConfig): Promise<boolean> {
    const isSame = (server: Server) => server.host === host && server.port === port;
    const anyOf = (servers: Server[]) => Promise.any(servers.map((server) => this.#check(server, config)));
    const remains = anyOf(this.#servers.filter(isSame)).then(() => false);
    const replaced = anyOf(this.#servers.filter((server) => !isSame(server))).then(() => wait(PRIMARY_LEAD_MS, true));
    return Promise.any([remains, replaced.catch(() => false)]);
  }

  configOf({ host, port, ssl }: ChosenServer): ClientConfig & { enableChannelBinding: boolean } {
    const { user, password, database, parameters } = this.#url;
    const { application_name, connect_timeout, options, channel_binding, sslnegotiation } = parameters;
    return {
      host: host || undefined,
      port,
      user,
      password,
      database,
      ssl,
      options: startOptions(options),
      enableChannelBinding: channel_binding === 'require' || channel_binding === 'prefer',
      ...(application_name === undefined ? {} : { application_name }),
      ...(connect_timeout === undefined ? {} : { connectionTimeoutMillis: Number(connect_timeout) * 1000 }),
      ...(sslnegotiation === 'direct' ? { sslnegotiation } : {}),
    };
  }

  async #check(server: Server, config: ClientConfig): Promise<ChosenServer> {
    const { host, port, mode, tls } = server;
    const isEncrypted = mode === 'tls' || (mode === 'tls-if-offered' && (await this.#askForTls(server)));
    const chosen: ChosenServer = { host, port, ssl: isEncrypted ? tls : false };
    if (this.#demand !== 'any') await this.#requireDemand(chosen, config);
    return chosen;
  }

  /** Asked once: a server that offers TLS logs an error for each connection that only asks. */
  #askForTls(server: Server): Promise<boolean> {
    let answer = this.#offersTls.get(server);
    if (answer === undefined) {
      answer = offersTls(server);
      answer.catch(() => this.#offersTls.delete(server));
      this.#offersTls.set(server, answer);
    }
    return answer;
  }

  async #requireDemand(server: ChosenServer, config: ClientConfig): Promise<void> {
    const client = new pg.Client({
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      ...config,
      ...this.configOf(server),
    });
    client.on('error', () => undefined);
    const isBound = this.requiresChannelBinding ? requireChannelBinding(client) : null;
    try {
      await client.connect();
      isBound?.();
      const { rows } = await client.query<{ standby: boolean; readOnly: boolean }>(
        `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`,
      );
      const { standby, readOnly } = rows[0]!;
      if (this.#demand === 'primary' ? standby : readOnly) {
        const name = withoutPassword({ ...this.#url, servers: [server] });
        throw new UnsuitableServerError(`${name} is ${standby ? 'a standby' : 'read-only'}`);
      }
    } finally {
      await client.end();
    }
  }
}

/** SSLRequest of PostgreSQL's protocol: the length, and a code in place of the version. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

async function offersTls({ host, port }: ServerAddress): Promise<boolean> {
  const socket = openSocket({ host: host || 'localhost', port });
  socket.setTimeout(PROBE_TIMEOUT_MS, () => socket.destroy(new Error('timeout exceeded when trying to connect')));
  socket.write(SSL_REQUEST);
  for await (const chunk of socket) return (chunk as Buffer).toString('latin1', 0, 1) === 'S';
  throw new Error('Connection terminated unexpectedly');
}

/**
 * `channel_binding=require`: refuses to authenticate to a server that does not offer SCRAM with channel binding, which `pg`
 * uses where it is offered.
 *
 * @returns a check after the connection, for servers that ask for no password.
 */
export function requireChannelBinding(client: pg.Client): () => void {
  const { password } = client;
  let isOffered = false;
  const check = () => {
    if (!isOffered) {
      throw new Error('channel_binding=require: the server offers no SCRAM with channel binding over TLS');
    }
  };
  client.connection.prependListener('authenticationSASL', ({ mechanisms }: { mechanisms: string[] }) => {
    isOffered = mechanisms.includes('SCRAM-SHA-256-PLUS');
  });
  // `pg` calls it when the server has named its way of authentication, and sends the result.
  Object.assign(client, {
    password: () => {
      check();
      return password;
    },
  });
  return check;
}

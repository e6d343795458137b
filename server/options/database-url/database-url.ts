import { isLoopbackHost } from '#server/lib/loopback.ts';

import { conflictOf, honoured, notHonoured, type ParameterName } from './parameters.ts';

/** A host with a port; a host that begins with `/` is the folder of a Unix socket. */
export interface ServerAddress {
  host: string;
  port: number;
}

/** The parts of a PostgreSQL address. What is not set is left to the defaults of `pg`. */
export interface DatabaseUrl {
  servers: ServerAddress[];
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  parameters: Partial<Record<ParameterName, string>>;
}

/** An address that is not used. The message is what an address needs, and repeats nothing that may be part of a password. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

const DEFAULT_PORT = 5432;
const FORM = 'a postgres:// address, such as postgres://user:password@db.example.com:5432/gatehouse';
const ENCODED =
  'an address in which each @ / ? # % of the user name, the password and the parameters is percent-encoded';

/**
 * Parses an address as libpq does: several hosts, hosts and credentials as parameters, sockets. `pg-connection-string` knows
 * one host only, ignores parameters that it does not know, and gives `sslmode` another meaning than libpq.
 *
 * @throws DatabaseUrlError
 */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  const match = /^postgres(?:ql)?:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?(#.*)?$/is.exec(text);
  if (!match) throw new DatabaseUrlError(FORM);
  const [, authority = '', path = '', query = '', fragment] = match;
  // A password with such a character would be taken apart here, and its parts shown as a host or a database.
  if (fragment !== undefined || `${path}${query}`.includes('@')) throw new DatabaseUrlError(ENCODED);

  const at = authority.lastIndexOf('@');
  const [, user, password] = /^([^:]*):?(.*)$/s.exec(authority.slice(0, Math.max(at, 0)))!;
  const { host, port, user: userParameter, password: passwordParameter, dbname, ...parameters } = parseQuery(query);
  return {
    servers: serversOf(host ?? authority.slice(at + 1), port),
    user: userParameter || decode(user!) || undefined,
    password: passwordParameter || decode(password!) || undefined,
    database: dbname || decode(path) || undefined,
    parameters,
  };
}

/** Whether all its servers are on this machine. */
export function isLocalDatabase({ servers }: DatabaseUrl): boolean {
  return servers.every(({ host }) => isLocalServer(host));
}

/** A socket, or a loopback address. */
export function isLocalServer(host: string): boolean {
  return host === '' || host.startsWith('/') || isLoopbackHost(host);
}

/** An address for messages, without the password and the parameters. */
export function withoutPassword({ servers, user, database }: DatabaseUrl): string {
  const hosts = servers.map(({ host, port }) =>
    host === '' || host.startsWith('/') ? host : `${host.includes(':') ? `[${host}]` : host}:${port}`,
  );
  return `postgres://${user === undefined ? '' : `${user}@`}${hosts.join(',')}/${database ?? ''}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError(ENCODED);
  }
}

function parseQuery(
  query: string,
): Partial<Record<ParameterName | 'host' | 'port' | 'user' | 'password' | 'dbname', string>> {
  const parameters: Record<string, string> = {};
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...value] = part.split('=').map(decode);
    const check = Object.hasOwn(honoured, name) ? honoured[name as ParameterName] : null;
    // Only a plain name is repeated: anything else may be part of a password that was not encoded.
    if (check === null && !/^[a-z_]{2,40}$/i.test(name)) throw new DatabaseUrlError(ENCODED);
    if (check === null) {
      const advice = Object.hasOwn(notHonoured, name) ? notHonoured[name]! : 'remove it';
      throw new DatabaseUrlError(`an address without the parameter ${name}, which is not supported: ${advice}`);
    }
    const requirement = check(value.join('='));
    if (requirement !== null) throw new DatabaseUrlError(`an address in which ${name} is ${requirement}`);
    parameters[name] = value.join('=');
  }
  const conflict = conflictOf(parameters);
  if (conflict !== null) throw new DatabaseUrlError(conflict);
  return parameters;
}

function serversOf(hosts: string, ports: string | undefined): ServerAddress[] {
  const list = hosts.split(',').map((entry) => {
    const [, bracketed, name, port] = /^(?:\[([^\]]*)\]|([^:]*|\/.*))(?::([^:]*))?$/.exec(decode(entry)) ?? [];
    const host = bracketed ?? name;
    if (host === undefined || /[\s/]/.test(host.slice(host.startsWith('/') ? host.length : 0))) {
      throw new DatabaseUrlError(FORM);
    }
    return { host, port };
  });
  const given = ports?.split(',');
  if (given !== undefined && given.length !== 1 && given.length !== list.length) {
    throw new DatabaseUrlError('an address with one port, or with a port for each host');
  }
  return list.map(({ host, port }, index) => ({
    host,
    port: parsePort(given?.[given.length === 1 ? 0 : index] ?? port),
  }));
}

function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new DatabaseUrlError('an address in which each port is a number from 1 to 65535');
  }
  return port;
}

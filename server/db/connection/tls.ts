import { readFileSync } from 'node:fs';
import { checkServerIdentity, type ConnectionOptions } from 'node:tls';

import { StartError } from '#server/lib/errors.ts';

import { isLocalServer, type DatabaseUrl } from '#server/options/database-url/database-url.ts';

/** How a server is spoken to: in clear, by TLS, or by TLS if the server offers it. */
export interface Encryption {
  mode: 'clear' | 'tls' | 'tls-if-offered';
  tls: ConnectionOptions;
}

type Parameters = DatabaseUrl['parameters'];

/** The mode without `sslmode`: as with libpq, TLS where it is offered, except on this machine. */
function defaultMode(host: string, { sslrootcert, sslcert }: Parameters): string {
  if (sslrootcert === 'system') return 'verify-full';
  return isLocalServer(host) && sslrootcert === undefined && sslcert === undefined ? 'disable' : 'prefer';
}

/**
 * The encryption of connections to a host, with libpq's meaning of `sslmode` (chapter 32.19 of PostgreSQL's manual).
 * Without `sslrootcert`, `verify-full` trusts the authorities of Node, as libpq does with `sslrootcert=system`.
 */
export function encryptionFor(host: string, parameters: Parameters): Encryption {
  const { sslrootcert, sslmode = defaultMode(host, parameters) } = parameters;
  // libpq ignores it for sockets, too.
  if (sslmode === 'disable' || host.startsWith('/')) return { mode: 'clear', tls: {} };
  const verifiesHost = sslmode === 'verify-full';
  return {
    mode: sslmode === 'prefer' ? 'tls-if-offered' : 'tls',
    tls: {
      ...(sslrootcert === undefined || sslrootcert === 'system' ? {} : { ca: read('sslrootcert', sslrootcert) }),
      // As with libpq, a file of authorities is used in every mode.
      rejectUnauthorized: verifiesHost || sslrootcert !== undefined,
      // `pg` passes names only, so that Node would compare the certificate of an IP address with "localhost".
      checkServerIdentity: (_name, certificate) => (verifiesHost ? checkServerIdentity(host, certificate) : undefined),
      ...clientCertificate(parameters),
    },
  };
}

function clientCertificate({ sslcert, sslkey, sslpassword }: Parameters): ConnectionOptions {
  return {
    ...(sslcert === undefined ? {} : { cert: read('sslcert', sslcert) }),
    ...(sslkey === undefined ? {} : { key: read('sslkey', sslkey) }),
    ...(sslpassword === undefined ? {} : { passphrase: sslpassword }),
  };
}

function read(parameter: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as { code?: string };
    throw new StartError(`${parameter} of the database address: the file ${file} cannot be read (${code})`);
  }
}

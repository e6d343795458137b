/** What a value needs to be, or null if it is accepted. */
type Check = (value: string) => string | null;

const text: Check = (value) => (value === '' ? 'not empty' : null);
const seconds: Check = (value) => (/^\d{1,6}$/.test(value) ? null : 'a number of seconds');
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value) ? null : `one of ${values.join(', ')}`;

/** The parameters of an address that are honoured, with libpq's meaning. */
export const honoured = {
  host: text,
  port: text,
  user: text,
  password: text,
  dbname: text,
  sslmode: oneOf('disable', 'prefer', 'require', 'verify-ca', 'verify-full'),
  sslrootcert: text,
  sslcert: text,
  sslkey: text,
  sslpassword: text,
  sslnegotiation: oneOf('postgres', 'direct'),
  channel_binding: oneOf('disable', 'prefer', 'require'),
  application_name: text,
  options: text,
  connect_timeout: seconds,
  target_session_attrs: oneOf('any', 'read-write', 'primary'),
  // What the driver does in any case.
  client_encoding: oneOf('UTF8', 'utf8', 'UTF-8', 'utf-8', 'auto'),
  gssencmode: oneOf('disable', 'prefer'),
  uselibpqcompat: oneOf('true'),
} satisfies Record<string, Check>;

export type ParameterName = keyof typeof honoured;

/** Parameters that other clients know, and what takes their place. */
export const notHonoured: Record<string, string> = {
  ssl: 'set sslmode=require, or sslmode=verify-full to check the certificate',
  pgbouncer: 'remove it and set DATABASE_PREPARED=0',
  prepareThreshold: 'set DATABASE_PREPARED=0',
  connection_limit: 'set DATABASE_POOL_SIZE',
  pool_timeout: 'set database.acquireTimeoutMs',
  schema: 'set options=-c%20search_path%3DNAME',
  statement_timeout: 'set database.statementTimeoutMs',
  hostaddr: 'write the address as the host',
};

/** What parameters need of each other, or null. */
export function conflictOf(parameters: Partial<Record<ParameterName, string>>): string | null {
  const { sslmode, sslrootcert, sslcert, sslkey, sslnegotiation } = parameters;
  // Anybody can get a certificate of a public authority.
  if (sslmode === 'verify-ca' && (sslrootcert === undefined || sslrootcert === 'system')) {
    return 'an address in which sslmode=verify-ca has sslrootcert, a file with your certificate authority';
  }
  if (sslrootcert === 'system' && sslmode !== undefined && sslmode !== 'verify-full') {
    return 'an address in which sslrootcert=system has sslmode=verify-full';
  }
  if ((sslcert === undefined) !== (sslkey === undefined)) return 'an address with both sslcert and sslkey';
  if (sslnegotiation === 'direct' && !/^(require|verify-ca|verify-full)$/.test(sslmode ?? '')) {
    return 'an address in which sslnegotiation=direct has sslmode=require, verify-ca or verify-full';
  }
  return null;
}

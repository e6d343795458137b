import type { Work } from './work.ts';

/** What a comparison may need beside the stored hash. */
export interface HashServices {
  /** The parameter of a project or an installation that hashes refer to by id, such as a pepper; null if it is gone. */
  readParameter: (id: string) => Promise<HashParameter | null>;
  /** Asks the service from which an account was imported. */
  verifyElsewhere?: ((reference: string, password: string) => Promise<boolean>) | undefined;
}

export const noHashServices: HashServices = { readParameter: () => Promise.resolve(null) };

/** Names of the values of a parameter, each in base64url. */
export type HashParameter = Readonly<Record<string, string>>;

/** A stored hash that was parsed. */
export interface StoredHash {
  /** What a comparison does, so that a refused sign-in can do the rest of what every other one does. */
  work: Work;
  /** A request to another service, and no hash. */
  isRemote?: true;
  matches(password: string, services: HashServices): Promise<boolean>;
}

/** A family of password hashes. Stored hashes are `tag:fields`. */
export interface HashKind {
  tag: string;
  /** Null for a text that is malformed, or whose parameters are beyond the limits: a row of the database is data. */
  parse(fields: string): StoredHash | null;
  /** The work of every hash with the cost class of the index `account_cost_class`; null if the limits forbid it. */
  workOf(costClass: string): Work | null;
}

export const bytesOf = (text: string) => Buffer.from(text, 'base64url');
export const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

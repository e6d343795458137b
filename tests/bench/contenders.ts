import type { ChildProcess } from 'node:child_process';

import type autocannon from 'autocannon';

import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import { lookedAt, PASSWORD, post, signUp } from './http.ts';
import { compare, type Load, type Peer, startPeer, startService } from './load.ts';
import type { Bench, Row } from './run.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
/** As many as the load has connections: each is another person's, who has an organization of their own. */
export const PEOPLE = 32;

export interface Owner {
  cookie: string;
  userId: string;
  organizationId: string;
}

/** A service under comparison, on a database of its own. */
export interface Contender {
  name: Name;
  isOurs: boolean;
  port: number;
  child: ChildProcess;
  url: string;
  owners: Owner[];
}

/** The package of each; the service itself has none. */
const packages = {
  Gatehouse: null,
  'better-auth 1.2.8': 'better-auth',
  'better-auth newest': 'better-auth-newest',
} as const;

type Name = keyof typeof packages;

/** The least ratio to the rate of each peer; a peer without one does not have the call. */
export type Bars = Partial<Record<Exclude<Name, 'Gatehouse'>, number>>;

export function barOfBoth(bar: number): Bars {
  return { 'better-auth 1.2.8': bar, 'better-auth newest': bar };
}

/**
 * The published better-auth, at 1.2.8 and newest, and the service, with the same people in each: on one PostgreSQL, with
 * pools of one size, without rate limits. No mail leaves any of them.
 */
export async function startContenders(
  { databaseUrl }: Bench,
  { purpose, people = PEOPLE, cached = false }: { purpose: string; people?: number; cached?: boolean },
): Promise<Contender[]> {
  const contenders: Contender[] = [];
  // Its own keys.
  for (const [name, package_] of Object.entries(packages) as [Name, string | null][]) {
    const database = `${purpose}_${contenders.length}`;
    await runSql(databaseUrl, `create database ${database}`);
    const url = at(databaseUrl, database);
    const { port, child } = package_
      ? await startPeer('better-auth.ts', package_, url, String(POOL_SIZE), cached ? 'cache' : '')
      : await startService(optionsFor(url, cached));
    const owners = await Promise.all(Array.from({ length: people }, (_, index) => newOwner(port, index)));
    if (cached && !owners.every(({ cookie }) => cookie.includes('session_data='))) {
      throw new Error(`${name}: without a cookie that holds the session`);
    }
    contenders.push({ name, isOurs: package_ === null, port, child, url, owners });
  }
  return contenders;
}

export function stopAll(contenders: readonly Contender[]): void {
  for (const { child } of contenders) child.kill();
}

function optionsFor(databaseUrl: string, cached: boolean) {
  return {
    databaseUrl,
    secret: SECRET,
    database: { poolSize: POOL_SIZE },
    // As long as theirs.
    session: { cookieCache: { enabled: cached, maxAge: 300 } },
    organization: { invitationLimit: 1_000_000, membershipLimit: 1_000_000 },
  };
}

/** Somebody whose organization is active in their session, with every cookie that says so. */
async function newOwner(port: number, index: number): Promise<Owner> {
  const email = `owner-${index}@example.com`;
  const signedUp = await signUp(port, email);
  const made = await post(port, '/organization/create', {
    body: { name: `Of owner ${index}`, slug: `of-owner-${index}` },
    cookie: signedUp.cookie,
  });
  const organizationId = String(made.answer['id']);
  const { cookie } = await post(port, '/sign-in/email', { body: { email, password: PASSWORD } });
  const active = await post(port, '/organization/set-active', { body: { organizationId }, cookie });
  const chosen = together(cookie, active.cookie);
  // The choice may have dropped a cached session: the next look keeps it again.
  return { userId: signedUp.userId, organizationId, cookie: together(chosen, await lookedAt(port, chosen)) };
}

/** What a browser keeps of these cookies, the later ones in place of the earlier. */
function together(...cookies: string[]): string {
  const kept = [...new Map(cookies.flatMap(pairs))].filter(([, value]) => value !== '');
  return kept.map(([name, value]) => `${name}=${value}`).join('; ');
}

function pairs(cookie: string): [string, string][] {
  return cookie
    .split('; ')
    .filter(Boolean)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}

export interface Work {
  work: string;
  bars: Bars;
  request: Pick<autocannon.Request, 'method' | 'path' | 'body'>;
}

/** Loads all contenders by turns with one work; each connection carries the session of one of the owners. */
export async function rowsOf(
  { work, bars, request }: Work,
  contenders: readonly Contender[],
  { bodiesOf, ...load }: Load & { bodiesOf?: (contender: Contender) => Peer['bodies'] } = {},
): Promise<Row[]> {
  process.stderr.write(`  ${work}\n`);
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
  const measured = contenders.filter(({ name, isOurs }) => isOurs || name in bars);
  const peers = measured.map((contender): Peer => {
    const { name, port, owners } = contender;
    const to = { ...request, port, path: `/api/auth${request.path}`, headers };
    const bodies = bodiesOf?.(contender);
    return { name, request: to, cookies: owners.map(({ cookie }) => cookie), ...(bodies && { bodies }) };
  });
  const rates = await compare(peers, { seconds: 3, ...load });
  const ours = rates.get('Gatehouse')!;
  // By the contenders' names, as `compare` keeps them.
  return (Object.entries(bars) as [Name, number][]).map(([name, bar]) => ({
    work: `${work}: Gatehouse / ${name}`,
    ratio: ours / rates.get(name)!,
    bar,
  }));
}

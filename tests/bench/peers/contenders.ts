import type { ChildProcess } from 'node:child_process';

import type autocannon from 'autocannon';

import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import { getSession, PASSWORD, post, signUp } from '#tests/bench/http.ts';
import { compare, type Load, type Peer, startPeer, startService } from '#tests/bench/load.ts';
import { postgresProcess, processorSeconds } from '#tests/bench/processor-time.ts';
import type { Bench, Row } from '#tests/bench/bench.ts';

const SECRET = 'a secret for the bench, thirty-two or more';
const POOL_SIZE = 10;
/** One user with an organization for each connection of the load. */
export const USERS = 32;

export interface Owner {
  cookie: string;
  userId: string;
  organizationId: string;
}

/** A compared service with its own database. */
export interface Contender {
  name: Name;
  isOurs: boolean;
  port: number;
  child: ChildProcess;
  url: string;
  owners: Owner[];
  /** The processor seconds so far of its process and of PostgreSQL. */
  spent: () => Promise<number>;
}

/** The npm package of each contender; null for Gatehouse. */
const packages = {
  Gatehouse: null,
  'better-auth 1.2.8': 'better-auth-oldest',
  'better-auth newest': 'better-auth',
} as const;

type Name = keyof typeof packages;

/** The minimum ratio to each peer; peers that lack the call have none. */
export type Budgets = Partial<Record<Exclude<Name, 'Gatehouse'>, number>>;

export function sameBudget(budget: number): Budgets {
  return { 'better-auth 1.2.8': budget, 'better-auth newest': budget };
}

/**
 * Starts Gatehouse and the published better-auth, 1.2.8 and newest, with the same users: on one PostgreSQL, with pools of
 * one size, without rate limits and emails.
 */
export async function startContenders(
  { databaseUrl }: Bench,
  { purpose, users = USERS, cached = false }: { purpose: string; users?: number; cached?: boolean },
): Promise<Contender[]> {
  const contenders: Contender[] = [];
  const postgres = await postgresProcess(databaseUrl);
  // The cast names the keys of `packages`.
  for (const [name, package_] of Object.entries(packages) as [Name, string | null][]) {
    const database = `${purpose}_${contenders.length}`;
    await runSql(databaseUrl, `create database ${database}`);
    const url = at(databaseUrl, database);
    const { port, child } = package_
      ? await startPeer('peers/better-auth.ts', package_, url, String(POOL_SIZE), cached ? 'cache' : '')
      : await startService(optionsFor(url, cached));
    const owners = await Promise.all(Array.from({ length: users }, (_, index) => createOwner(port, index)));
    if (cached && !owners.every(({ cookie }) => cookie.includes('session_data='))) {
      throw new Error(`${name}: no cookie contains the session`);
    }
    const spent = async () => (await processorSeconds(child.pid!)) + (await processorSeconds(postgres));
    contenders.push({ name, isOurs: package_ === null, port, child, url, owners, spent });
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
    // The maximum age of better-auth.
    session: { cookieCache: { enabled: cached, maxAge: 300 } },
    organization: { invitationLimit: 1_000_000, membershipLimit: 1_000_000 },
  };
}

/** Signs up a user with an active organization and returns all cookies. */
async function createOwner(port: number, index: number): Promise<Owner> {
  const email = `owner-${index}@example.com`;
  const signedUp = await signUp(port, email);
  const made = await post(port, '/organization/create', {
    body: { name: `Of owner ${index}`, slug: `of-owner-${index}` },
    cookie: withoutCache(signedUp.cookie),
  });
  const organizationId = String(made.answer['id']);
  const signedIn = await post(port, '/sign-in/email', { body: { email, password: PASSWORD } });
  const cookie = withoutCache(signedIn.cookie);
  await post(port, '/organization/set-active', { body: { organizationId }, cookie });
  return { userId: signedUp.userId, organizationId, cookie: await withCache(port, cookie) };
}

/** The cookies with the cached session, where it is enabled. 1.2.8 does not accept about one in a hundred that it sets. */
async function withCache(port: number, cookie: string): Promise<string> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const cookies = mergeCookies(cookie, (await getSession(port, cookie)).cookie);
    if ((await getSession(port, cookies)).hasSession) return cookies;
  }
  throw new Error('The service accepts no cached session that it sets');
}

function withoutCache(cookies: string): string {
  return cookies
    .split('; ')
    .filter((cookie) => !cookie.includes('session_data='))
    .join('; ');
}

/** The cookies that a browser stores of these; later ones replace earlier ones. */
function mergeCookies(...cookies: string[]): string {
  const stored = [...new Map(cookies.flatMap(parseCookies))].filter(([, value]) => value !== '');
  return stored.map(([name, value]) => `${name}=${value}`).join('; ');
}

function parseCookies(cookie: string): [string, string][] {
  return cookie
    .split('; ')
    .filter(Boolean)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}

export interface Workload {
  work: string;
  budgets: Budgets;
  /** Whether requests wait for each other, so that their rate is compared, and not their processor time. */
  isSerial?: boolean;
  request: Pick<autocannon.Request, 'method' | 'path' | 'body'>;
}

/**
 * Loads the contenders in alternation with one workload; each connection has the session of one owner. The load generator is on the
 * same cores, and takes up to a third of the time of a fast call, so that the ratio of the rates is lower than that of the
 * requests that two cores can answer. Compared is the processor time of the service and of PostgreSQL.
 */
export async function compareContenders(
  { work, budgets, request, isSerial = false }: Workload,
  contenders: readonly Contender[],
  { bodiesOf, ...load }: Load & { bodiesOf?: (contender: Contender) => Peer['bodies'] } = {},
): Promise<Row[]> {
  process.stderr.write(`  ${work}\n`);
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000' };
  const measured = contenders.filter(({ name, isOurs }) => isOurs || name in budgets);
  const peers = measured.map((contender): Peer => {
    const { name, port, owners, spent } = contender;
    const to = { ...request, port, path: `/api/auth${request.path}`, headers };
    const bodies = bodiesOf?.(contender);
    return { name, request: to, headers: owners.map(({ cookie }) => ({ cookie })), spent, ...(bodies && { bodies }) };
  });
  const { rates, costs } = await compare(peers, load);
  // The cast names the keys of `budgets`.
  return (Object.entries(budgets) as [Name, number][]).map(([name, budget]) => ({
    work: isSerial
      ? `${work}: rate of Gatehouse / ${name}`
      : `${work}: processor time of ${name} / Gatehouse (rate ${rates('Gatehouse', name).toFixed(2)})`,
    ratio: isSerial ? rates('Gatehouse', name) : costs(name, 'Gatehouse'),
    budget,
  }));
}

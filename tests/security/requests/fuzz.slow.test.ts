import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { servedCalls } from '#server/transports/procedures.ts';
import { RPC_PREFIX } from '#server/options/base-path.options.ts';
import { appRouter } from '#server/app/router.ts';
import { violationOf, type RecordedResponse } from '#tests/support/sources/response-violations.ts';
import { hostileRequests } from '#tests/support/calls/hostile-requests.ts';
import type { Change } from '#tests/support/database/database-snapshot.ts';
import { RawClient } from '#tests/support/calls/raw-client.ts';
import { successfulCalls } from '#tests/support/calls/successful-calls.ts';
import { startSeededService, type SeededService } from '#tests/support/calls/seeded-service.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (process.env['LONG'] ? 100_000 : 3000));
/** Services that are tested in parallel, each with its own database. */
const SERVICES = 3;
const TIMEOUT_MS = 2000;
/** Calls that make an RSA key for SAML, which takes 0.5 s on an idle core, and several times as long on a busy one. */
const MAKES_RSA_KEY = /^sso\.(register|updateProvider|rotateCertificate)$/;
const RSA_TIMEOUT_MS = 15_000;
/** Columns whose values no response may contain: hashes, encrypted tokens and keys. */
const secretColumns =
  /^(token_hash|password|access_token|refresh_token|id_token|private_key|sealed.*|totp_secret|code_hash|mailed_code_hash)$/;

const calls = servedCalls(appRouter).filter(({ meta }) => meta.guard !== 'server only');
/** Those that every caller may read alike. */
const cacheable = new Set([
  'picture',
  ...calls.filter(({ meta }) => meta.maxAge !== undefined).map(({ name }) => name),
]);

test(
  `${REQUESTS} hostile requests cause no 5xx, no hang and no closed connection, and rejected ones change no row`,
  { timeout: 60_000 + REQUESTS * 40 },
  async () => {
    const statuses: Record<number, number> = {};
    const runs = Array.from({ length: SERVICES }, () => fuzzService(Math.ceil(REQUESTS / SERVICES), statuses));
    // Every service is closed before the file ends, also when one of them fails.
    const failures = (await Promise.allSettled(runs)).flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
    if (failures.length > 0) throw failures[0];

    console.log(`answers by status: ${JSON.stringify(statuses)}`);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '302', '400', '401', '403', '404']));
  },
);

/** Sends requests one by one to a service and restores its database after each, so that they are independent. */
async function fuzzService(requests: number, statuses: Record<number, number>): Promise<void> {
  await using seeded = await startSeededService();
  using client = new RawClient(await seeded.gatehouse.listen(), { timeoutMs: TIMEOUT_MS });
  const secrets = await seeded.tables.valuesOf(secretColumns);
  expect(secrets.length).toBeGreaterThan(10);

  const property = fc.asyncProperty(hostileRequests(seeded, calls, successfulCalls(seeded)), async (request) => {
    const answer = await client.send(request, MAKES_RSA_KEY.test(request.call) ? RSA_TIMEOUT_MS : TIMEOUT_MS);
    const changes = await restoreChanges(seeded);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;

    const { status, headers, body } = answer;
    if (status >= 500) throw new Error(`Server error: ${status} ${body.slice(0, 200)}`);
    if (status >= 400 && !changes.every((change) => onlyCounts(change)))
      throw new Error(`Rejected with ${status} ${body}, but changed ${JSON.stringify(changes)}`);
    const isPublic = status === 200 && cacheable.has(request.call);
    if (headers['cache-control'] !== 'no-store' && !isPublic)
      throw new Error(`Cacheable: ${status} ${body.slice(0, 200)}`);
    if (secrets.some((secret) => body.includes(secret))) throw new Error(`Discloses a secret: ${body.slice(0, 500)}`);
    const problem = isOfCall(answer) ? violationOf(answer) : null;
    if (problem) throw new Error(`Not as documented: ${problem}`);
  });
  await fc.assert(property, { numRuns: requests, includeErrorInReport: true, ...replayOptions() });
  expect((await client.send({ method: 'GET', url: '/api/auth/ok', headers: [['host', 'x']] })).status).toBe(200);
}

/** Waits for background work, restores the changed rows and returns them. */
async function restoreChanges(seeded: SeededService): Promise<Change[]> {
  await seeded.gatehouse.idle();
  const changes = await seeded.tables.changes();
  await seeded.tables.restore(changes);
  return changes;
}

/** Counters of attempts at a code, which a rejected request increments. */
const counters = new Set(['attempts', 'failed_attempts', 'mailed_code_attempts', 'locked_until']);

function onlyCounts({ before, after }: Change): boolean {
  if (before === null || after === null) return false;
  return Object.keys(after).every((column) => counters.has(column) || isDeepStrictEqual(before[column], after[column]));
}

/** Malformed HTTP and unknown RPC names belong to no call. */
function isOfCall({ url, status, headers, body }: RecordedResponse): boolean {
  if (url.startsWith(RPC_PREFIX) && status === 404 && body.includes('"code":"NOT_FOUND"')) return false;
  return headers['x-request-id'] !== undefined;
}

/** `FUZZ_SEED=… FUZZ_PATH=…` repeat a printed failure. */
function replayOptions(): { seed?: number; path?: string } {
  const { FUZZ_SEED: seed, FUZZ_PATH: path } = process.env;
  return { ...(seed ? { seed: Number(seed) } : {}), ...(path ? { path } : {}) };
}

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { servedCalls } from '#server/http/procedures.ts';
import { RPC_PREFIX } from '#server/http/rpc.ts';
import { appRouter } from '#server/router.ts';
import { violationOf, type RecordedResponse } from '#tests/support/response-violations.ts';
import { hostileRequests } from '#tests/support/hostile-requests.ts';
import type { Change } from '#tests/support/database-snapshot.ts';
import { RawClient } from '#tests/support/raw-client.ts';
import { successfulCalls } from '#tests/support/successful-calls.ts';
import { startSeededService, type SeededService } from '#tests/support/seeded-service.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (process.env['LONG'] ? 100_000 : 3000));
/** Worlds that are broken into at the same time, so that none waits for the other's database. */
const LANES = 3;
const TIMEOUT_MS = 2000;
/** What no answer may hold: the hashes, the sealed tokens and the keys of everybody. */
const kept = /^(token_hash|password|access_token|refresh_token|id_token|private_key|sealed.*)$/;

const calls = servedCalls(appRouter).filter(({ meta }) => meta.guard !== 'server only');

test(
  `of ${REQUESTS} hostile requests none fails, hangs or ends a connection, and none that is refused changes a row`,
  { timeout: 60_000 + REQUESTS * 40 },
  async () => {
    const statuses: Record<number, number> = {};
    await Promise.all(Array.from({ length: LANES }, () => breakIn(Math.ceil(REQUESTS / LANES), statuses)));

    console.log(`answers by status: ${JSON.stringify(statuses)}`);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '302', '400', '401', '403', '404']));
  },
);

/** One request after another to a service of its own, whose database is restored after each, so that requests are independent. */
async function breakIn(requests: number, statuses: Record<number, number>): Promise<void> {
  await using seeded = await startSeededService();
  using client = new RawClient(await seeded.gatehouse.listen(), { timeoutMs: TIMEOUT_MS });
  const secrets = await seeded.tables.valuesOf(kept);
  expect(secrets.length).toBeGreaterThan(10);

  const property = fc.asyncProperty(hostileRequests(seeded, calls, successfulCalls(seeded)), async (request) => {
    const answer = await client.send(request);
    const changes = await settled(seeded);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;

    const { status, headers, body } = answer;
    if (status >= 500) throw new Error(`A failure of ours: ${status} ${body.slice(0, 200)}`);
    if (status >= 400 && changes.length > 0)
      throw new Error(`Refused with ${status} ${body}, yet changed ${JSON.stringify(changes)}`);
    if (headers['cache-control'] !== 'no-store') throw new Error(`Anybody may keep ${status} ${body.slice(0, 200)}`);
    if (secrets.some((secret) => body.includes(secret))) throw new Error(`Tells a secret: ${body.slice(0, 500)}`);
    const problem = isOfCall(answer) ? violationOf(answer) : null;
    if (problem) throw new Error(`Not as documented: ${problem}`);
  });
  await fc.assert(property, { numRuns: requests, ...replayed() });
  expect((await client.send({ method: 'GET', url: '/api/auth/ok', headers: [['host', 'x']] })).status).toBe(200);
}

/** What the request changed, once all that it set off is done, and put back. */
async function settled(seeded: SeededService): Promise<Change[]> {
  await seeded.gatehouse.idle();
  const changes = await seeded.tables.changes();
  await seeded.tables.restore(changes);
  return changes;
}

/** What is refused before there is a request, being no HTTP, belongs to no call; nor does an RPC name that is none. */
function isOfCall({ url, status, headers, body }: RecordedResponse): boolean {
  if (url.startsWith(RPC_PREFIX) && status === 404 && body.includes('"code":"NOT_FOUND"')) return false;
  return headers['x-request-id'] !== undefined;
}

/** `FUZZ_SEED=… FUZZ_PATH=…` makes again what a failure printed. */
function replayed(): { seed?: number; path?: string } {
  const { FUZZ_SEED: seed, FUZZ_PATH: path } = process.env;
  return { ...(seed ? { seed: Number(seed) } : {}), ...(path ? { path } : {}) };
}

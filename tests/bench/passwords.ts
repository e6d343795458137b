import { once } from 'node:events';

import autocannon from 'autocannon';

import { databaseUrl as at, onServer } from '#tests/support/postgres.ts';

import { PASSWORD, post, signUp } from './http.ts';
import { median, startPeer } from './load.ts';
import type { Bench, Row } from './run.ts';

const COST = 10;
const SECONDS = 6;
const ROUNDS = 3;
const email = 'bench@example.com';

/** Calls that hash or compare a password, against what bcrypt alone does on these cores; and who waits meanwhile. */
export async function benchPasswords({ databaseUrl }: Bench): Promise<Row[]> {
  await onServer(databaseUrl, 'create database passwords');
  const url = at(databaseUrl, 'passwords');
  const secret = 'a secret for the bench, thirty-two or more';
  const service = await startPeer(
    'service.ts',
    JSON.stringify({ databaseUrl: url, secret, emailAndPassword: { bcryptCost: COST } }),
  );
  const bcrypt = await startPeer('bcrypt.ts', String(COST));
  try {
    const { cookie } = await signUp(service.port, email);
    let made = 0;
    const calls: [string, (request: autocannon.Request) => autocannon.Request][] = [
      ['sign-in/email', (request) => ({ ...request, body: JSON.stringify({ email, password: PASSWORD }) })],
      [
        'sign-up/email',
        (request) => ({
          ...request,
          body: JSON.stringify({ email: `new-${(made += 1)}@example.com`, password: PASSWORD, name: 'New' }),
        }),
      ],
    ];
    const load = (path: string, setupRequest: (request: autocannon.Request) => autocannon.Request) =>
      autocannon({
        url: `http://127.0.0.1:${service.port}`,
        connections: 32,
        duration: SECONDS,
        requests: [
          {
            method: 'POST',
            path: `/api/auth/${path}`,
            // Without a session, which it would end: it is read meanwhile.
            headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
            setupRequest,
          },
        ],
      });
    const reading = () =>
      autocannon({
        url: `http://127.0.0.1:${service.port}/api/auth/get-session`,
        connections: 4,
        duration: SECONDS,
        headers: { cookie },
      });

    const people = await Promise.all(
      Array.from(
        { length: 32 },
        async (_, number) => (await signUp(service.port, `changing-${number}@example.com`)).cookie,
      ),
    );
    const seen = new Map<string, number[]>();
    const note = (name: string, value: number) => seen.set(name, [...(seen.get(name) ?? []), value]);
    await reading();
    for (let round = 1; round <= ROUNDS; round += 1) {
      bcrypt.child.send({ seconds: SECONDS });
      note('bcrypt', ((await once(bcrypt.child, 'message')) as [{ rate: number }])[0].rate);
      for (const [path, setup] of calls) {
        const result = await load(path, setup);
        if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} of ${result.requests.total} were refused`);
        note(path, result.requests.average);
      }
      note('change-password', await changing(service.port, people));
      note('quiet', (await reading()).latency.p99);
      const [, meanwhile] = await Promise.all([load(...calls[0]!), reading()]);
      note('busy', meanwhile.latency.p99);
      process.stderr.write(
        `  round ${round}/${ROUNDS}  ${[...seen].map(([name, all]) => `${name} ${all.at(-1)!.toFixed(0)}`).join('  ')}\n`,
      );
    }
    const of = (name: string) => median(seen.get(name)!);
    return [
      { work: 'sign-in / bcrypt alone', ratio: of('sign-in/email') / of('bcrypt'), bar: 0.9 },
      { work: 'sign-up / bcrypt alone', ratio: of('sign-up/email') / of('bcrypt'), bar: 0.9 },
      // It compares the current one and hashes the new one.
      { work: 'change-password × 2 / bcrypt alone', ratio: (2 * of('change-password')) / of('bcrypt'), bar: 0.9 },
      { work: 'p99 of get-session, quiet / among sign-ins', ratio: of('quiet') / of('busy'), bar: 1 / 3 },
    ];
  } finally {
    service.child.kill();
    bcrypt.child.kill();
  }
}

/** Changes a second, by people who each use the session token that the last change gave them. */
async function changing(port: number, cookies: string[]): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let made = 0;
  await Promise.all(
    cookies.map(async (_, person) => {
      while (performance.now() < end) {
        const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
        cookies[person] = (await post(port, '/change-password', { body, cookie: cookies[person]! })).cookie;
        made += 1;
      }
    }),
  );
  return made / SECONDS;
}

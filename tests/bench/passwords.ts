import { once } from 'node:events';

import autocannon from 'autocannon';

import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import { PASSWORD, post, signUp } from './http.ts';
import { median, percentile, measureRate, startPeer, startService } from './load.ts';
import type { Bench, Row } from './bench.ts';

const COST = 10;
const SECONDS = 6;
const ROUNDS = 3;
const email = 'bench@example.com';

/** Calls that hash or compare a password, against bcrypt alone; and the latency of session checks meanwhile. */
export async function benchPasswords({ databaseUrl }: Bench): Promise<Row[]> {
  await runSql(databaseUrl, 'create database passwords');
  const database = at(databaseUrl, 'passwords');
  const secret = 'a secret for the bench, thirty-two or more';
  const service = await startService({ databaseUrl: database, secret, emailAndPassword: { bcryptCost: COST } });
  const bcrypt = await startPeer('bcrypt.ts', String(COST));
  try {
    const { cookie } = await signUp(service.port, email);
    let made = 0;
    // Without cookies, since a sign-in would end the session that is read meanwhile.
    const signIn = () => post(service.port, '/sign-in/email', { body: { email, password: PASSWORD } });
    const signUpNewUser = () => signUp(service.port, `new-${(made += 1)}@example.com`);
    // Each with the session token of the last change.
    const change = async (person: number) => {
      const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
      cookies[person] = (await post(service.port, '/change-password', { body, cookie: cookies[person]! })).cookie;
    };
    const url = `http://127.0.0.1:${service.port}/api/auth/get-session`;
    const reading = async () => {
      const times: number[] = [];
      const load = autocannon({ url, connections: 4, duration: SECONDS, headers: { cookie } }, () => undefined);
      // The percentiles of autocannon are whole milliseconds, which is too coarse.
      load.on('response', (...[, , , milliseconds]) => times.push(milliseconds));
      await once(load, 'done');
      return percentile(times, 0.99);
    };

    const cookies = await Promise.all(
      Array.from(
        { length: 32 },
        async (_, number) => (await signUp(service.port, `changing-${number}@example.com`)).cookie,
      ),
    );
    const values = new Map<string, number[]>();
    const note = (name: string, value: number) => values.set(name, [...(values.get(name) ?? []), value]);
    // Warm-up, longer than in other benchmarks because of the low rate.
    await reading();
    for (const call of [signIn, signUpNewUser, change]) await measureRate(call, { seconds: 2 * SECONDS });
    for (let round = 1; round <= ROUNDS; round += 1) {
      bcrypt.child.send({ seconds: SECONDS });
      note('bcrypt', ((await once(bcrypt.child, 'message')) as [{ rate: number }])[0].rate);
      note('sign-in/email', await measureRate(signIn, { seconds: SECONDS }));
      note('sign-up/email', await measureRate(signUpNewUser, { seconds: SECONDS }));
      note('change-password', await measureRate(change, { seconds: SECONDS }));
      note('quiet', await reading());
      const [, meanwhile] = await Promise.all([measureRate(signIn, { seconds: SECONDS }), reading()]);
      note('busy', meanwhile);
      process.stderr.write(
        `  round ${round}/${ROUNDS}  ${[...values].map(([name, all]) => `${name} ${all.at(-1)!.toFixed(1)}`).join('  ')}\n`,
      );
    }
    const toBcrypt = (name: string) =>
      median(values.get(name)!.map((rate, round) => rate / values.get('bcrypt')![round]!));
    return [
      { work: 'sign-in / bcrypt alone', ratio: toBcrypt('sign-in/email'), budget: 0.85 },
      { work: 'sign-up / bcrypt alone', ratio: toBcrypt('sign-up/email'), budget: 0.85 },
      // It compares the current password and hashes the new one.
      {
        work: 'change-password × 2 / bcrypt alone',
        ratio: 2 * toBcrypt('change-password'),
        budget: 0.85,
      },
      { work: '10 ms / p99 of get-session among sign-ins', ratio: 10 / median(values.get('busy')!), budget: 1 },
    ];
  } finally {
    service.child.kill();
    bcrypt.child.kill();
  }
}

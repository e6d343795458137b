import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import { PASSWORD, signUp } from './http.ts';
import { compare, type Peer, startService } from './load.ts';
import type { Bench, Row } from './bench.ts';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

const sizes = [1_000, 1_000_000] as const;
/** At most 1.3 times the time with a thousand users. */
const BUDGET = 1 / 1.3;

/** A session check and the lookup of a sign-in among a thousand users, and among a million with two sessions each. */
export async function benchGrowth({ databaseUrl }: Bench): Promise<Row[]> {
  const services = [];
  for (const size of sizes) services.push(await startWithUsers(size, databaseUrl));
  try {
    const rows: Row[] = [];
    for (const work of ['get-session', 'sign-in/email'] as const) {
      const { rates } = await compare(
        services.map(({ size, port, cookie }): Peer => ({
          name: `${work} among ${size}`,
          request: {
            port,
            path: `/api/auth/${work}`,
            headers: { cookie },
            ...(work === 'sign-in/email' && {
              method: 'POST' as const,
              headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
              body: JSON.stringify({ email: 'known@example.com', password: PASSWORD }),
            }),
          },
        })),
        { warmUp: 4 },
      );
      const [small, large] = services.map(({ size }) => `${work} among ${size}`);
      rows.push({ work: `${work}: a million users / a thousand`, ratio: rates(large!, small!), budget: BUDGET });
    }
    return rows;
  } finally {
    for (const { child } of services) child.kill();
  }
}

async function startWithUsers(size: number, databaseUrl: string) {
  await runSql(databaseUrl, `create database users_${size}`);
  const url = at(databaseUrl, `users_${size}`);
  // The cheapest hash, since the lookup is measured.
  const options = {
    databaseUrl: url,
    secret: 'a secret for the bench, thirty-two or more',
    emailAndPassword: { bcryptCost: 4 },
  };
  const { port, child } = await startService(options);
  await fillWithoutIndexes(url, ['user', 'account', 'session'], () =>
    runSql(
      url,
      `insert into "user" (id, email, name, created_at, updated_at)
         select gen_random_uuid(), 'person' || n || '@example.com', 'Person ' || n, now(), now() from generate_series(1, ${size}) n;
       insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
         select gen_random_uuid(), id, 'credential', id, now(), now() from "user";
       insert into session (id, user_id, token_hash, amr, authenticated_at, expires_at, created_at, updated_at)
         select gen_random_uuid(), id, md5(id::text || n), '{pwd}', now(), now() + interval '7 days', now(), now() from "user", generate_series(1, 2) n`,
    ),
  );
  const { cookie } = await signUp(port, 'known@example.com');
  return { size, port, child, cookie };
}

import { expect, inject } from 'vitest';

import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

const warning = 40;

async function warningsOf(env: Record<string, string>): Promise<string[]> {
  const url = await createMigratedDatabase(inject('postgresUrl'));
  await using node = await startNode({ DATABASE_URL: url, ...env });
  return node.lines.flatMap((line) => {
    const entry = line.startsWith('{') ? (JSON.parse(line) as { level: number; msg: string }) : null;
    return entry?.level === warning ? [entry.msg] : [];
  });
}

const exposed = expect.stringMatching(/other machines can reach it.*Set NODE_ENV=production/);
const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525' };

test.for<[what: string, env: Record<string, string>, warnings: unknown[]]>([
  ['development on loopback is silent', {}, []],
  ['development on every interface warns', { HOST: '0.0.0.0' }, [exposed]],
  ['development at a public https address warns', { BASE_URL: 'https://auth.example.com' }, [exposed]],
  ['development at a public http address warns', { BASE_URL: 'http://auth.example.com' }, [exposed]],
  [
    'production at an address of this machine warns',
    { ...production, BASE_URL: 'http://localhost:3000' },
    [expect.stringMatching(/BASE_URL is an address of this machine.*https:\/\/auth\.example\.com/)],
  ],
  [
    'production at a public address is silent',
    { ...production, BASE_URL: 'https://auth.example.com', HOST: '0.0.0.0' },
    [],
  ],
])('%s', { timeout: 60_000 }, async ([, env, warnings]) => {
  expect(await warningsOf(env)).toEqual(warnings);
});

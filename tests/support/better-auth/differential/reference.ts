import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { inject } from 'vitest';

import { createEmptyDatabase, runSql } from '#tests/support/postgres.ts';

import type { Endpoint } from './endpoints.ts';
import type { Service, Version } from './service.ts';

const packages: Record<Version, string> = { newest: 'better-auth', oldest: 'better-auth-oldest' };

/** The published service, over HTTP and on a PostgreSQL database of its own. */
export async function startReference(version: Version, gitlab: string): Promise<Service & { endpoints: Endpoint[] }> {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  const child = fork(join(import.meta.dirname, 'reference-server.ts'), [packages[version], databaseUrl, gitlab], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    // It logs what makes it fail; the answers say so too.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [{ port, endpoints }] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error(`The reference ${version} did not start`))),
  ])) as [{ port: number; endpoints: Endpoint[] }];
  const origin = `http://127.0.0.1:${port}`;
  return {
    version,
    endpoints,
    browserFetch: () => fetchWithJar(origin),
    mailedUrl: async (email) => (await fetch(`${origin}/mailbox?to=${encodeURIComponent(email)}`)).text(),
    changeUser: async (email, { role, isVerified }) => {
      if (role) await runSql(databaseUrl, `update "user" set role = '${role}' where email = '${email}'`);
      if (isVerified) await runSql(databaseUrl, `update "user" set "emailVerified" = true where email = '${email}'`);
    },
    async close() {
      child.kill();
      await exited;
    },
  };
}

/** A browser's `fetch`, whose requests go to `origin`. */
export function fetchWithJar(origin: string): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const body = await request.text();
    const response = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(body ? { body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return response;
  };
}

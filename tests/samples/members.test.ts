import { createServer } from 'node:http';

import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { toNodeHandler } from 'better-auth/node';
import { organization } from 'better-auth/plugins';
import { expect, test } from 'vitest';

import { startGitLab } from '#tests/support/better-auth/differential/gitlab.ts';
import { fetchWithJar } from '#tests/support/better-auth/differential/reference.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { createClient, useApp } from './members/app.ts';
import { auth, log, mapProfileToUser, organizationHooks } from './members/auth.ts';

const baseURL = 'http://localhost:3000';
const gitlabOptions = { clientId: 'client', clientSecret: 'secret', mapProfileToUser };
const tables = 'user session account verification organization member invitation team teamMember organizationRole';

interface Service {
  origin: string;
  /** Waits for what runs in the background. */
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

async function startBetterAuth(issuer: string): Promise<Service> {
  const handle = toNodeHandler(
    betterAuth({
      ...auth,
      baseURL,
      secret: 'a secret for the sample apps, thirty-two or more',
      database: memoryAdapter(Object.fromEntries(tables.split(' ').map((table) => [table, []]))),
      emailAndPassword: { enabled: true },
      socialProviders: { gitlab: { ...gitlabOptions, issuer } },
      plugins: [organization({ teams: { enabled: true }, organizationHooks, sendInvitationEmail: async () => {} })],
      trustedOrigins: [baseURL],
      rateLimit: { enabled: false },
      logger: { disabled: true },
      telemetry: { enabled: false },
    }),
  );
  const port = await freePort();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    settle: async () => undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startOurs(issuer: string): Promise<Service> {
  const port = await freePort();
  const gatehouse = await startGatehouse({
    ...auth,
    port,
    baseUrl: baseURL,
    rateLimit: { enabled: false },
    outgoing: { privateHosts: ['127.0.0.1'] },
    socialProviders: { gitlab: { ...gitlabOptions, issuer } as object as { clientId: string; clientSecret: string } },
    organization: { teams: { enabled: true }, organizationHooks: organizationHooks as object },
  });
  await gatehouse.listen();
  return {
    origin: `http://127.0.0.1:${port}`,
    settle: () => gatehouse.idle(),
    close: () => gatehouse.close(),
  };
}

/** Uses the app, and what its hooks recorded: `before…` hooks in their order, then the others. */
async function runWith(start: (issuer: string) => Promise<Service>) {
  await using gitlab = await startGitLab();
  const service = await start(gitlab.origin);
  log.length = 0;
  const fetches = new Map<object, typeof fetch>();
  const newClient = () => {
    const jar = fetchWithJar(service.origin);
    const client = createClient(baseURL, jar);
    fetches.set(client, jar);
    return client;
  };
  try {
    const seen = await useApp(newClient, async (url, client) => {
      const state = new URL(url).searchParams.get('state')!;
      await fetches.get(client)!(`${baseURL}/api/auth/callback/gitlab?code=ada&state=${state}`);
    });
    await service.settle();
    const isBefore = (line: string) => /^[a-z]+ing /.test(line);
    return { seen, before: log.filter(isBefore), after: log.filter((line) => !isBefore(line)) };
  } finally {
    await service.close();
  }
}

test('an app with mapProfileToUser, additional fields and hooks for members runs unchanged', async () => {
  const theirs = await runWith(startBetterAuth);
  const ours = await runWith(startOurs);

  expect(theirs.seen).toMatchObject({ name: 'Acme Ltd', refusal: '403 One owner is enough' });
  expect(theirs.seen.users[0]).toEqual(['@ada', 'engineering', 'free']);
  expect(ours).toEqual(theirs);
});

import { createServer } from 'node:http';

import { expo } from '@better-auth/expo';
import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { toNodeHandler } from 'better-auth/node';
import { organization } from 'better-auth/plugins';

import { freePort } from '#tests/support/processes/free-port.ts';
import { startGatehouse } from '#tests/support/test.ts';

export interface SampleService extends AsyncDisposable {
  url: string;
}

/** An app at an address that forwards its calls to the service, or an Expo app with a scheme. */
interface SampleApp {
  appUrl: string;
  scheme?: string;
}

async function startBetterAuth({ appUrl, scheme }: SampleApp): Promise<SampleService> {
  const tables = ['user', 'session', 'account', 'verification', 'organization', 'member', 'invitation'];
  const auth = betterAuth({
    baseURL: appUrl,
    secret: 'a secret for the sample apps, thirty-two or more',
    database: memoryAdapter(Object.fromEntries(tables.map((table) => [table, []]))),
    emailAndPassword: { enabled: true },
    plugins: [organization({ sendInvitationEmail: async () => {} }), ...(scheme ? [expo()] : [])],
    trustedOrigins: scheme ? [scheme] : [],
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
  const handle = toNodeHandler(auth);
  const port = await freePort();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startOurs({ appUrl, scheme }: SampleApp): Promise<SampleService> {
  const port = await freePort();
  const gatehouse = await startGatehouse({
    port,
    baseUrl: appUrl,
    rateLimit: { enabled: false },
    // An Expo client stores no cookies with another prefix.
    ...(scheme ? { expo: { enabled: true }, trustedOrigins: [scheme], cookiePrefix: 'better-auth' } : {}),
  });
  await gatehouse.listen();
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => gatehouse.close() };
}

/** An app must pass the same steps with each, and only the address of the service differs. */
export const services = [
  ['better-auth', startBetterAuth],
  ['Gatehouse', startOurs],
] as const;

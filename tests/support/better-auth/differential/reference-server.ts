import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import pg from 'pg';

import { endpointsOf } from './endpoints.ts';

/**
 * The published better-auth on PostgreSQL: `node reference-server.ts <package> <databaseUrl> <GitLab>`. A process of its own:
 * inside of a test it would trust every origin.
 */
const [name, databaseUrl, gitlab] = process.argv.slice(2) as [string, string, string];
const isOldest = name === 'better-auth-oldest';
const { betterAuth } = (await import(name)) as typeof import('better-auth');
const { toNodeHandler } = (await import(`${name}/node`)) as typeof import('better-auth/node');
const { getMigrations } = (await import(
  isOldest ? `${name}/db` : `${name}/db/migration`
)) as typeof import('better-auth/db/migration');
const { admin, createAccessControl, jwt, magicLink, organization } = (await import(
  `${name}/plugins`
)) as typeof import('better-auth/plugins') & typeof import('better-auth/plugins/access');
const { defaultStatements } = (await import(
  `${name}/plugins/organization/access`
)) as typeof import('better-auth/plugins/organization/access');

interface Mail {
  email?: string;
  user?: { email: string };
  url: string;
}
const mails = new Map<string, string>();
const send = async ({ email, user, url }: Mail) => void mails.set(email ?? user!.email, url);
const hooks = { sendChangeEmailVerification: send, sendChangeEmailConfirmation: send };

const options = {
  baseURL: 'http://localhost:3000',
  secret: '0fKq2vX8sLr5Tz1BnYc7MfD3GpE6aUjW',
  database: new pg.Pool({ connectionString: databaseUrl }),
  logger: { disabled: true },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  emailAndPassword: {
    enabled: true,
    sendResetPassword: send,
    // In clear, to be quick.
    password: {
      hash: async (password: string) => password,
      verify: async ({ hash, password }: { hash: string; password: string }) => hash === password,
    },
  },
  emailVerification: { sendVerificationEmail: send },
  user: {
    changeEmail: { enabled: true, ...hooks },
    deleteUser: { enabled: true, sendDeleteAccountVerification: send },
  },
  socialProviders: { gitlab: { clientId: 'client', clientSecret: 'secret', issuer: gitlab } },
  plugins: [
    organization({
      ...(isOldest ? {} : { ac: createAccessControl<Record<string, readonly string[]>>(defaultStatements) }),
      teams: { enabled: true },
      dynamicAccessControl: { enabled: true },
      sendInvitationEmail: async () => {},
    }),
    admin(),
    magicLink({ sendMagicLink: send }),
    jwt(),
  ],
};
const { runMigrations } = await getMigrations(options);
await runMigrations();
const auth = betterAuth(options);

const handler = toNodeHandler(auth);
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  if (pathname === '/mailbox') response.end(mails.get(searchParams.get('to')!));
  else void handler(request, response);
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (server.address() as AddressInfo).port, endpoints: endpointsOf(auth.api) }),
);

import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'oauth4webapi';
import { z } from 'zod';

import { now } from '#server/now.ts';
import { defineProvider } from '#server/features/social/define-provider.ts';

const ISSUER = 'https://appleid.apple.com';
const SECRET_LIFE_SECONDS = 300;

/** Sent once, with the first callback, and signed by nobody: good for a name, never for an address. */
const FirstUser = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }).optional(),
});

/** Apple answers with a form, so that the callback is a POST; its client secret is a JWT made from a key. */
export const apple = defineProvider({
  id: 'apple',
  name: 'Apple',
  options: {
    clientSecret: z
      .string()
      .optional()
      .describe('A secret created beforehand; or the three options below, from which one is created for each request.'),
    teamId: z.string().optional(),
    keyId: z.string().optional(),
    privateKey: z.string().optional().describe('The text of the `.p8` file.'),
  },
  authorizationUrl: `${ISSUER}/auth/authorize`,
  tokenUrl: `${ISSUER}/auth/token`,
  jwksUrl: `${ISSUER}/auth/keys`,
  issuer: () => ISSUER,
  scopes: ['email', 'name'],
  pkce: false,
  parameters: () => ({ response_mode: 'form_post' }),
  clientAuth: (options) => appleSecret(options),
  userInfo: z.object({
    sub: z.string(),
    email: z.string().nullish(),
    email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
  }),
  toProfile: (claims, { user }) => ({
    accountId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    name: nameIn(user),
    image: null,
  }),
});

function nameIn(user: unknown): string {
  const { name } = FirstUser.safeParse(user).data ?? {};
  return name ? `${name.firstName} ${name.lastName}`.trim() : '';
}

interface Key {
  clientId: string;
  clientSecret?: string | undefined;
  teamId?: string | undefined;
  keyId?: string | undefined;
  privateKey?: string | undefined;
}

function appleSecret({ clientId, clientSecret, teamId, keyId, privateKey }: Key): ClientAuth {
  return async (_server, _client, body) => {
    body.set('client_id', clientId);
    if (clientSecret !== undefined) return body.set('client_secret', clientSecret);
    if (!teamId || !keyId || !privateKey) throw new Error('apple needs clientSecret, or teamId, keyId and privateKey');
    const issuedAt = Math.floor(now().getTime() / 1000);
    const secret = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(ISSUER)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + SECRET_LIFE_SECONDS)
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_secret', secret);
  };
}

import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'oauth4webapi';
import { z } from 'zod';

import { now } from '#server/lib/now.ts';
import { defineProvider } from '#server/features/social/define-provider.ts';
import { profileOfClaims, StandardClaims, userInfo } from '#server/features/social/user-info.ts';

const ISSUER = 'https://appleid.apple.com';
const SECRET_LIFE_SECONDS = 300;

/** Apple sends it with the first callback only, unsigned: the name is usable, the address is not. */
const CallbackUser = userInfo({ name: userInfo({}, { firstName: z.string(), lastName: z.string() }) }, {});

/** Apple's callback is a form POST, and its client secret can be a JWT signed with a key. */
export const apple = defineProvider({
  id: 'apple',
  name: 'Apple',
  options: {
    clientSecret: z
      .string()
      .meta({ secret: true })
      .optional()
      .describe(
        'A client secret created in advance. Without it, one is created for each request from the next three options.',
      ),
    teamId: z.string().meta({ secret: false }).optional().describe('The id of the Apple developer team.'),
    keyId: z.string().meta({ secret: false }).optional().describe('The id of the private key.'),
    privateKey: z
      .string()
      .meta({ secret: true })
      .optional()
      .describe('The contents of the `.p8` file of the private key.'),
  },
  authorizationUrl: `${ISSUER}/auth/authorize`,
  tokenUrl: `${ISSUER}/auth/token`,
  jwksUrl: `${ISSUER}/auth/keys`,
  issuer: () => ISSUER,
  nonceOfApps: { isUnsupported: ({ nonce_supported: isSupported }) => String(isSupported) === 'false' },
  scopes: ['email', 'name'],
  pkce: false,
  authorizationParameters: () => ({ response_mode: 'form_post' }),
  clientAuth:
    ({ clientId, clientSecret, teamId, keyId, privateKey }): ClientAuth =>
    async (_server, _client, body) => {
      body.set('client_id', clientId);
      if (clientSecret !== undefined) return body.set('client_secret', clientSecret);
      if (!teamId || !keyId || !privateKey)
        throw new Error('apple needs clientSecret, or teamId, keyId and privateKey');
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
    },
  userInfo: StandardClaims,
  toProfile: (claims, { user }) => ({ ...profileOfClaims(claims), name: nameOf(user) }),
});

function nameOf(user: unknown): string {
  const { name } = CallbackUser.safeParse(user).data ?? {};
  return [name?.firstName, name?.lastName].filter(Boolean).join(' ');
}

import { z } from 'zod';

import { defineProvider, type AnyProvider } from '#server/features/social/define-provider.ts';
import { SubjectId } from '#server/features/social/user-info.ts';
import { Flag } from '#shared/lib/fields.ts';

const address = z.url({ protocol: /^https?$/ }).meta({ secret: false });
const field = (name: string) => z.string().min(1).meta({ secret: false }).default(name);

const UserFields = z
  .strictObject({
    id: field('sub').describe('The unchanging id of the user.'),
    email: field('email').describe('The email address.'),
    emailVerified: field('email_verified').describe('Whether the provider verified the address: `true` or `false`.'),
    name: field('name').describe('The name to show.'),
    image: field('picture').describe('The URL of a picture.'),
  })
  .meta({
    id: 'OAuthUserFields',
    description:
      'Where the user info contains the fields of a user. Dots separate nested fields, as in `data.user.id`.',
  });

const Endpoints = z
  .strictObject({
    authorization: address.describe('Where the browser is sent to sign in.'),
    token: address.describe('Exchanges the code for an access token.'),
    userInfo: address.describe('Answers the JSON of the user to whom the access token belongs.'),
  })
  .meta({ id: 'OAuthEndpoints', description: 'The URLs of the provider.' });

const oauth2 = defineProvider({
  id: 'oauth2',
  name: 'OAuth 2.0',
  options: {
    name: z.string().min(1).meta({ secret: false }).describe('The name on the sign-in button.'),
    endpoints: Endpoints,
    pkce: z.boolean().default(true).describe('Sends a PKCE challenge, which providers without PKCE ignore.'),
    clientAuth: z
      .enum(['post', 'basic'])
      .default('post')
      .describe(
        'Whether the client secret is sent to the token endpoint in the body or in the `Authorization` header.',
      ),
    userFields: UserFields.prefault({}),
  },
  authorizationUrl: ({ endpoints }) => endpoints.authorization,
  tokenUrl: ({ endpoints }) => endpoints.token,
  userInfoUrl: ({ endpoints }) => endpoints.userInfo,
  scopes: [],
  userInfo: z.looseObject({}),
  toProfile: (info, { options: { userFields } }) => {
    const textAt = (path: string) => z.string().nullish().catch(null).parse(valueAt(info, path));
    return {
      accountId: SubjectId.parse(valueAt(info, userFields.id)),
      email: textAt(userFields.email),
      emailVerified: Flag.nullish().catch(null).parse(valueAt(info, userFields.emailVerified)),
      name: textAt(userFields.name),
      image: textAt(userFields.image),
    };
  },
});

export const OAuthOptions = oauth2.options.meta({
  id: 'OAuthProviderOptions',
  extends: 'ProviderOptions',
  description: 'An OAuth 2.0 provider without discovery and ID tokens.',
});

/** A provider of the operator, under the operator's id. */
export function oauthProvider(id: string, { name, pkce, clientAuth }: z.output<typeof OAuthOptions>): AnyProvider {
  return { ...oauth2, id, name, pkce, clientAuth };
}

function valueAt(info: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => {
    const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return isOwn ? (value as Record<string, unknown>)[name] : undefined;
  }, info);
}

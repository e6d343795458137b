import { z } from 'zod';

const lowerCase = { Lax: 'lax', Strict: 'strict', None: 'none' } as const;
/** In small letters, or as HTTP writes it. */
const SameSite = z
  .enum(['lax', 'strict', 'none', 'Lax', 'Strict', 'None'])
  .transform((value) =>
    value in lowerCase ? lowerCase[value as keyof typeof lowerCase] : (value as 'lax' | 'strict' | 'none'),
  );

const CookieAttributes = z
  .strictObject({
    sameSite: SameSite.optional().describe('The `SameSite` attribute; by default `lax`. `none` requires `secure`.'),
    secure: z
      .boolean()
      .optional()
      .describe('Sends the cookie over https only. By default as `advanced.useSecureCookies`.'),
    httpOnly: z.boolean().optional().describe('Hides the cookie from scripts; by default `true`.'),
    domain: z
      .string()
      .min(1)
      .meta({ secret: false })
      .optional()
      .describe('The `Domain` attribute. By default the cookie is for this host alone.'),
    path: z
      .string()
      .startsWith('/')
      .meta({ secret: false })
      .optional()
      .describe('The `Path` attribute; by default `/`.'),
    partitioned: z.boolean().optional().describe('Stores the cookie separately for each embedding site (CHIPS).'),
  })
  .meta({ id: 'CookieAttributes' });
export type CookieAttributes = z.output<typeof CookieAttributes>;

const cookieName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'a name of letters, digits and -_.')
  .meta({ secret: false });

const CookieOptions = z
  .strictObject({
    name: cookieName.optional().describe('The whole name, without the prefix. `__Secure-` is added to secure cookies.'),
    attributes: CookieAttributes.optional().describe('Attributes of this cookie, in place of the default ones.'),
  })
  .meta({ id: 'CookieOptions' });

const CrossSubDomainCookies = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Shares all cookies with the subdomains of `domain`.'),
    domain: z
      .string()
      .min(1)
      .meta({ secret: false })
      .optional()
      .describe('The `Domain` of all cookies. By default the host of `baseUrl`.'),
  })
  .meta({ id: 'CrossSubDomainCookies' });

export const cookiePrefix = z
  .string()
  .regex(/^[\w.-]+$/)
  .meta({ secret: false });

/** Of `advanced`. */
export const cookieOptions = {
  useSecureCookies: z
    .boolean()
    .optional()
    .describe('Sets cookies with `Secure` and the prefix `__Secure-`. By default if `baseUrl` is https.'),
  cookiePrefix: cookiePrefix.optional().describe('The prefix of the names of all cookies, in place of `cookiePrefix`.'),
  cookieDomain: z
    .string()
    .meta({ secret: false })
    .optional()
    .describe('The `Domain` of all cookies, to share them between subdomains.'),
  crossSubDomainCookies: CrossSubDomainCookies.prefault({}),
  defaultCookieAttributes: CookieAttributes.prefault({}),
  cookies: z
    .record(z.string(), CookieOptions)
    .default({})
    .describe('Names and attributes of single cookies, such as `session_token`, `session_data` and `dont_remember`.'),
};

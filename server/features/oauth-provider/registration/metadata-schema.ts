import { z } from 'zod';

import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import type { OAuthClientKind } from '#shared/oauth-provider/schemas.ts';

/** Why an application cannot be registered (RFC 7591 section 3.2.2). */
export interface MetadataProblem {
  error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  description: string;
}

/** What an application says of itself, as far as the service believes it. */
export interface ClientMetadata {
  name: string;
  uri: string | null;
  policyUri: string | null;
  termsUri: string | null;
  redirectUris: string[];
  kind: Extract<OAuthClientKind, 'native' | 'spa'>;
}

/** Characters that no font shows, that end a line, or that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const name = z
  .string()
  .max(64)
  .trim()
  .min(1)
  .refine((text) => !INVISIBLE.test(text));
const page = z
  .url({ protocol: /^https$/ })
  .max(1024)
  .nullish();

/** The members of RFC 7591 section 2 that count; others are ignored, as it says. */
const Metadata = z.object({
  client_name: name.nullish(),
  client_uri: page,
  policy_uri: page,
  tos_uri: page,
  redirect_uris: z.array(z.string()).min(1).max(20),
  token_endpoint_auth_method: z.string().max(64).nullish(),
  grant_types: z.array(z.string().max(128)).max(10).nullish(),
  response_types: z.array(z.string().max(64)).max(10).nullish(),
});
export type RawMetadata = z.output<typeof Metadata>;

const invalid = (description: string): MetadataProblem => ({ error: 'invalid_client_metadata', description });

/** Validates the metadata of an application that no user of the service has read. */
export function readMetadata(
  value: unknown,
  { fallbackName }: { fallbackName: string },
): { metadata: ClientMetadata; raw: RawMetadata } | MetadataProblem {
  const parsed = Metadata.safeParse(value);
  if (!parsed.success) {
    const { path } = parsed.error.issues[0]!;
    if (path[0] === 'redirect_uris')
      return { error: 'invalid_redirect_uri', description: 'redirect_uris is not valid' };
    return invalid(`${path.join('.') || 'the body'} is not valid`);
  }
  const { data: raw } = parsed;
  if (!(raw.grant_types ?? ['authorization_code']).includes('authorization_code'))
    return invalid('grant_types must contain authorization_code');
  if (!(raw.response_types ?? ['code']).includes('code')) return invalid('response_types must contain code');
  for (const uri of raw.redirect_uris) {
    const problem = redirectUriProblem(uri, 'native');
    if (problem !== null)
      return { error: 'invalid_redirect_uri', description: `a redirect URI is refused: ${problem}` };
  }
  const metadata: ClientMetadata = {
    name: raw.client_name ?? fallbackName,
    uri: raw.client_uri ?? null,
    policyUri: raw.policy_uri ?? null,
    termsUri: raw.tos_uri ?? null,
    redirectUris: [...new Set(raw.redirect_uris)],
    // Whatever `application_type` says: programs on the device of the user often leave it out.
    kind: raw.redirect_uris.every(isSite) ? 'spa' : 'native',
  };
  return { metadata, raw };
}

/** Whether a redirect URI is the address of a site, not of a program on the device of the user. */
const isSite = (uri: string) => uri.startsWith('https:');

/** The hosts to which users are sent, without the ports of programs on their devices, and the schemes of apps. */
export function redirectHostsOf(uris: readonly string[]): string[] {
  const hosts = uris.map((uri) => {
    const { protocol, host, hostname } = new URL(uri);
    if (protocol === 'https:') return host;
    return protocol === 'http:' ? hostname : protocol;
  });
  return [...new Set(hosts)].toSorted();
}

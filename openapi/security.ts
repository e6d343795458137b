import type { DocumentedCall } from './calls.ts';

/** The security schemes, with the cookie name that the options set. */
export function securitySchemes(sessionCookie: string) {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie,
      description: 'The signed cookie that every sign-in sets.',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `token` in the answer of a sign-in, for clients without cookies, or an API key.',
    },
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'x-api-key',
      description: 'An API key with the scope of the operation; `Authorization: Bearer` takes it too.',
    },
  } as const;
}

type Requirement = Record<'session' | 'bearer' | 'apiKey', string[]> | Record<string, never>;

const eitherOne = [{ session: [] }, { bearer: [] }] as unknown as Requirement[];

/** No session, an optional session, or a required session; an API key instead, if the call has a scope. */
export function securityOf({ meta }: DocumentedCall): Requirement[] {
  const apiKey = meta.scope ? [{ apiKey: [meta.scope] } as unknown as Requirement] : [];
  if (meta.guard === 'API key') return [{ apiKey: [] }, { bearer: [] }] as unknown as Requirement[];
  if (meta.guard !== 'anyone') return [...eitherOne, ...apiKey];
  return meta.session === 'optional' ? [{}, ...eitherOne] : [];
}

const guardTexts: Record<string, string> = {
  anyone: 'For anyone.',
  'signed in': 'Requires a session.',
  'fresh session': 'Requires a recent sign-in.',
  'API key': 'Requires an API key, with any scopes.',
};

export function guardText({ meta }: DocumentedCall): string {
  const guard = meta.guard ?? 'anyone';
  if (guard === 'anyone' && meta.session) return 'For anyone; the session is optional.';
  const text = guardTexts[guard] ?? `For: ${guard}.`;
  return meta.scope ? `${text} API keys need the scope \`${meta.scope}\`.` : text;
}

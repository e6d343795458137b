import type { DocumentedCall } from './calls.ts';

/** The two security schemes, with the cookie name that the options set. */
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
      description: 'The `token` in the answer of a sign-in, for clients without cookies.',
    },
  } as const;
}

type Requirement = Record<'session' | 'bearer', string[]> | Record<string, never>;

const eitherOne = [{ session: [] }, { bearer: [] }] as unknown as Requirement[];

/** No session, an optional session, or a required session. */
export function securityOf({ meta }: DocumentedCall): Requirement[] {
  if (meta.guard !== 'anyone') return eitherOne;
  return meta.session === 'optional' ? [{}, ...eitherOne] : [];
}

const guardTexts: Record<string, string> = {
  anyone: 'For anyone.',
  'signed in': 'Requires a session.',
  'fresh session': 'Requires a recent sign-in.',
};

export function guardText({ meta }: DocumentedCall): string {
  const guard = meta.guard ?? 'anyone';
  if (guard === 'anyone' && meta.session) return 'For anyone; the session is optional.';
  return guardTexts[guard] ?? `For: ${guard}.`;
}

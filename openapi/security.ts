import type { StatedCall } from './calls.ts';

/** The two ways of saying who asks, under the names that this service's options give them. */
export function securitySchemes(sessionCookie: string) {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie,
      description: 'The signed cookie that every sign-in sets. Browsers send it by themselves.',
    },
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'The `token` of a sign-in’s answer, for callers that keep no cookies.',
    },
  } as const;
}

type Requirement = Record<'session' | 'bearer', string[]> | Record<string, never>;

const eitherOne = [{ session: [] }, { bearer: [] }] as unknown as Requirement[];

/** What a call really asks for: nothing, a session if there is one, or a session. */
export function securityOf({ meta }: StatedCall): Requirement[] {
  if (meta.guard !== 'anyone') return eitherOne;
  return meta.session === 'optional' ? [{}, ...eitherOne] : [];
}

const whoWords: Record<string, string> = {
  anyone: 'For anyone.',
  'signed in': 'For whoever is signed in.',
  'fresh session': 'For whoever signed in lately.',
};

export function whoMay({ meta }: StatedCall): string {
  const guard = meta.guard ?? 'anyone';
  if (guard === 'anyone' && meta.session) return 'For anyone; who is signed in is known by their session.';
  return whoWords[guard] ?? `For: ${guard}.`;
}

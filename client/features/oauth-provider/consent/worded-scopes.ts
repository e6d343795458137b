import { wordsOf } from '#client/console/applications/words-of.ts';

import type { Interaction } from './interaction.ts';

export interface WordedScope {
  name: string;
  /** What it allows, for the user. */
  words: string;
  isGranted: boolean;
  /** The name of the API, if it is not that of the service. */
  api?: string;
}

/** Everything that an application asks for. APIs have their own words, and a name can stand for something at several. */
export function wordedScopes({ scopes, resources }: Interaction): WordedScope[] {
  const ofApis = resources.flatMap(({ name: api, scopes: own }) =>
    own.map(({ name, title, isGranted }) => ({ name, words: title, isGranted, api })),
  );
  return [...scopes.map(({ name, isGranted }) => ({ name, isGranted, words: wordsOf(name) })), ...ofApis];
}

import { groupLiteral } from './group-lines.ts';
import type { Setting } from './setting-row.tsx';
import { isSet } from './source.ts';

const groups = ['socialProviders', 'openIdProviders', 'oauthProviders'];

/** The two environment variables of a built-in provider. */
export const clientVariables = (id: string) => [`${id.toUpperCase()}_CLIENT_ID`, `${id.toUpperCase()}_CLIENT_SECRET`];

interface ProviderLines {
  path: string;
  /** The lines for the environment; null if the provider is written in the file only. */
  environment: string | null;
  /** The provider in TypeScript. */
  literal: string;
}

/** What sets a provider, with placeholders for its client; null if the options do not have it. */
export function providerLines(id: string, settings: readonly Setting[]): ProviderLines | null {
  const paths = groups.map((group) => `${group}.${id}`);
  const path = paths.find((each) => settings.some((setting) => `${setting.path}.`.startsWith(`${each}.`)));
  if (path === undefined) return null;
  const own = settings.filter((setting) => setting.path.startsWith(`${path}.`));
  const fields = settings.find((setting) => setting.path === path)?.input.fields ?? [];
  return {
    path,
    environment: path.startsWith('socialProviders.')
      ? clientVariables(id)
          .map((variable) => `${variable}=…`)
          .join('\n')
      : null,
    literal: own.some(isSet) ? groupLiteral(path, own) : `{ ${fields.map((field) => `${field}: '…'`).join(', ')} }`,
  };
}

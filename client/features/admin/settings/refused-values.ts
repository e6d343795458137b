import { failureOf } from '#client/sdk/errors.ts';

import { texts } from './texts.ts';

/** Why the service refused values, by the path of their options; empty for other errors. Reasons are in English. */
export function refusedValues(error: unknown): Record<string, string> {
  const { code, message } = failureOf(error);
  if (code !== 'INVALID_SETTING') return {};
  const lines = message.matchAll(/Option ([\w.]+)(?: \(\w+\))?: got .*, needs (.+)/g);
  return Object.fromEntries([...lines].map(([, path, needs]) => [path!, texts.change.needs(needs!)]));
}

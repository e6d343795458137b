import { keyOf, literalOf, quoted } from './option-lines.ts';
import type { Setting } from './setting-row.tsx';
import { isSet } from './source.ts';

/** An object of the options below a path, as TypeScript: those that are set. Secrets and functions have placeholders. */
export function groupLiteral(path: string, settings: readonly Setting[]): string {
  const set = settings.filter(isSet);
  const fields = set.map((setting) => {
    const [last, ...subjects] = setting.path
      .slice(path.length + 1)
      .split('.')
      .map(keyOf)
      .toReversed();
    return subjects.reduce((inner, key) => `${key}: { ${inner} }`, `${last}: ${literalOfSetting(setting)}`);
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function literalOfSetting({ kind, value, input }: Setting): string {
  if (kind === 'function') return '(…) => { … }';
  if (kind !== 'value' || value === null) return "'…'";
  if (input.control === 'string') return quoted(value);
  try {
    return literalOf(JSON.parse(value));
  } catch {
    return quoted(value);
  }
}

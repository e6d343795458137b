import type { Setting } from './setting-row.tsx';
import { texts } from './texts.ts';

type Source = Pick<Setting, 'source'>;

export const isSet = ({ source }: Source) => source !== 'default';

/** Where the options of a group come from: the first one that is set. */
export const sourceOf = (settings: readonly Source[]) => (settings.find(isSet) ?? settings[0]!).source;

/** What sets an option in place of a saved value, in words; null if it can be saved. */
export function lockOf({ source, variable, path }: Pick<Setting, 'source' | 'variable' | 'path'>): string | null {
  if (source === 'environment') return texts.lock.environment(variable ?? path);
  return source === 'file' ? texts.lock.file : null;
}

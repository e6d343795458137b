import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/**
 * The folders of the installed features, in their order. Read from the text: `server/features.ts` loads only when the
 * generated files fit it already.
 */
export function installedFolders(): string[] {
  const source = readFileSync(join(root, 'server/features.ts'), 'utf8');
  const imports = source.matchAll(/^import \{ (\w+) \} from '\.\/features\/([\w-]+)\/feature\.ts';$/gm);
  const folders = new Map([...imports].map(([, name, folder]) => [name!, folder!]));
  const [, list] = /^export const features = \[([^\]]*)\]/m.exec(source)!;
  return [...list!.matchAll(/\w+/g)].map(([name]) => folders.get(name)!);
}

/** The names of the constants or types that a file exports; none where there is no such file. */
export function exportsOf(file: string, kind: RegExp): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^export (\w+) (\w+)/gm)].flatMap(([, keyword, name]) =>
    kind.test(`${keyword} ${name}`) ? [name!] : [],
  );
}

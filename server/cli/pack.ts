import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

import { build } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';

const root = join(import.meta.dirname, '../..');
/** Laid out as the tree is, so that files find each other as they do there; `package.json` says which are entries. */
const out = join(root, 'dist/package');
const entries = ['client/sdk/index.ts', 'server/index.ts'];

/** `npm pack` runs this first: modules that any Node and any bundler reads, and what the service serves from files. */
await rm(out, { recursive: true, force: true });
await build({
  cwd: root,
  input: entries,
  // Packages stay imports of the app's own, which must not get a second React.
  external: /^[^.#/]/,
  platform: 'neutral',
  transform: { jsx: 'react-jsx', target: 'esnext' },
  output: { dir: out, preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js', comments: true },
  logLevel: 'warn',
});
for (const [file, declaration] of await declarations(entries)) {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file.replace(/\.tsx?$/, '.d.ts')), declaration);
}
for (const file of ['openapi/openapi.json', 'openapi/explorer-start.js', 'dist/site']) {
  await cp(join(root, file), join(out, file), { recursive: true });
}

/** What the entries declare, and every file that they name: each as its source says, nothing inferred across files. */
async function declarations(files: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    const { code, errors } = isolatedDeclarationSync(file, await readFile(join(root, file), 'utf8'));
    if (errors.length > 0) throw new Error(errors.map(({ codeframe, message }) => codeframe ?? message).join('\n'));
    const declared = code.replace(/(['"])([#.][^'"]+\.tsx?)\1/g, (_, quote: string, specifier: string) => {
      const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
      if (!files.includes(target)) files.push(target);
      const path = posix.relative(posix.dirname(file), target).replace(/\.tsx?$/, '.js');
      return quote + (path.startsWith('.') ? path : `./${path}`) + quote;
    });
    found.set(file, declared);
  }
  return found;
}

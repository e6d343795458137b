import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

import { build } from 'rolldown';
import { isolatedDeclarationSync } from 'rolldown/experimental';

const root = join(import.meta.dirname, '../../..');
/** Has the layout of the source tree, so that relative paths work. `package.json` names the entry points. */
const out = join(root, 'dist/package');
const entry = 'server/index.ts';

/** Compiles the modules of the server package and copies the assets of the service. */
export async function writeServerPackage(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await build({
    cwd: root,
    input: [entry, 'server/main.ts', 'server/security/hash-thread.ts'],
    external: /^[^.#/]/,
    platform: 'neutral',
    transform: { jsx: 'react-jsx', target: 'esnext' },
    output: { dir: out, preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js', comments: true },
    logLevel: 'warn',
  });
  for (const [file, declaration] of await declarations()) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file.replace(/\.tsx?$/, '.d.ts')), declaration);
  }
  for (const file of ['openapi/openapi.json', 'openapi/explorer', 'dist/site']) {
    await cp(join(root, file), join(out, file), { recursive: true });
  }
}

/** The declarations of the files and of all files that they import, by isolated declarations. */
export async function declarations(files = [entry]): Promise<Map<string, string>> {
  const output = new Map<string, string>();
  for (const file of files) {
    const { code, errors } = isolatedDeclarationSync(file, await readFile(join(root, file), 'utf8'));
    if (errors.length > 0) throw new Error(errors.map(({ codeframe, message }) => codeframe ?? message).join('\n'));
    const declared = code.replace(/(['"])([#.][^'"]+\.tsx?)\1/g, (_, quote: string, specifier: string) => {
      const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
      if (!files.includes(target)) files.push(target);
      const path = posix.relative(posix.dirname(file), target).replace(/\.tsx?$/, '.js');
      return quote + (path.startsWith('.') ? path : `./${path}`) + quote;
    });
    output.set(file, declared);
  }
  return output;
}

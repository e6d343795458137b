import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { START_CHUNK } from './start.config.ts';

/** Screens whose script size is measured. */
const watched = { 'Signing in': 'features/sign-in/sign-in.tsx', 'Account page': 'features/account/profile.tsx' };

/** After a build, reports the gzipped script of each watched screen and writes it to sizes.json. */
export function reportSizes(): Plugin {
  return {
    name: 'gatehouse-sizes',
    apply: 'build',
    // After writing: the build still changes the chunks after they are generated.
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const sizes = Object.fromEntries(
        Object.entries(watched).map(([name, screen]) => [name, scriptOf(chunks, screen)]),
      );
      for (const [name, bytes] of Object.entries(sizes)) {
        process.stdout.write(`  ${name.padEnd(14)} ${(bytes / 1000).toFixed(1)} kB of script, gzipped\n`);
      }
      await writeFile(join(dir!, 'sizes.json'), JSON.stringify(sizes));
    },
  };
}

/** The entry, what it starts, the screen, and their static imports. */
function scriptOf(chunks: Rolldown.OutputChunk[], screen: string): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const next of byName.get(name)?.imports ?? []) load(next);
  };
  const starts = chunks.filter(
    (chunk) => chunk.isEntry || chunk.name === START_CHUNK || chunk.facadeModuleId?.endsWith(screen),
  );
  for (const { fileName } of starts) load(fileName);
  return [...loaded].reduce((sum, name) => sum + gzipSync(byName.get(name)?.code ?? '').length, 0);
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Plugin, Rolldown } from 'vite';

import { staticImportsOf } from './start.config.ts';

/** Screens whose script size is measured. */
const watched = {
  'Signing in': 'features/sign-in/sign-in-pages.tsx',
  'Account page': 'components/user-profile/profile-page.tsx',
};

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
  const names = staticImportsOf(chunks, ['/client/main.tsx', '/client/start.tsx', `/client/${screen}`]);
  return chunks
    .filter(({ fileName }) => names.includes(fileName))
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

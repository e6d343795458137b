import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type InlineConfig, type Rolldown } from 'vite';

/** A production build of an app, and how much script it loads, gzipped. */
export async function bundled(folder: string, input: string | string[], outDir: string): Promise<{ bytes: number }> {
  const config: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      rolldownOptions: { input: [input].flat().map((file) => join(folder, file)) },
      reportCompressedSize: false,
    },
  };
  // One input and no watching: Vite answers with one output.
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const scripts = output.filter((file) => file.type === 'chunk');
  return { bytes: scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0) };
}

/** What our client adds to an app that has React and React Query anyway, gzipped. */
export async function sizeOfSdk(folder: string): Promise<{ added: number; before: number }> {
  const before = await bundled(folder, 'src/without.tsx', 'dist-without');
  const after = await bundled(folder, 'src/everything.tsx', 'dist-everything');
  return { added: after.bytes - before.bytes, before: before.bytes };
}

export const SDK_LIMIT = 25_000;

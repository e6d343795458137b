import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type InlineConfig, type Rolldown } from 'vite';

interface Built {
  /** The gzipped size of all scripts. */
  bytes: number;
  /** Of those that the page loads at once: not of dynamic imports. */
  initialBytes: number;
}

/** Builds an app for production. */
export async function buildApp(folder: string, input: string | string[], outDir: string): Promise<Built> {
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
  // One input without watching gives one output.
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  const scripts = output.filter((file) => file.type === 'chunk');
  const initial = new Set(scripts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const fileName of initial) {
    for (const next of scripts.find((script) => script.fileName === fileName)!.imports) initial.add(next);
  }
  const sizeOf = (chunks: typeof scripts) => chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { bytes: sizeOf(scripts), initialBytes: sizeOf(scripts.filter(({ fileName }) => initial.has(fileName))) };
}

/** The gzipped size that the client adds to an app with React and React Query. */
export async function sizeOfSdk(folder: string): Promise<{ added: number; before: number }> {
  const before = await buildApp(folder, 'src/without.tsx', 'dist-without');
  const after = await buildApp(folder, 'src/everything.tsx', 'dist-everything');
  return { added: after.bytes - before.bytes, before: before.bytes };
}

export const SDK_LIMIT = 25_000;

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type InlineConfig, type Rolldown } from 'vite';

interface Built {
  /** The gzipped size of all scripts that the page can load. The bundler also writes those of imports that it has removed. */
  bytes: number;
  /** Of those that the page loads at once: not of dynamic imports. */
  initialBytes: number;
}

/** Builds an app as its developers do: without the `NODE_ENV` of the test, which would bring React's checks for development. */
export async function buildApp(folder: string, input: string | string[], outDir: string): Promise<Built> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await measuredBuild(folder, input, outDir);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

async function measuredBuild(folder: string, input: string | string[], outDir: string): Promise<Built> {
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
  const sizeOf = (importsOf: (script: Rolldown.OutputChunk) => string[]) => {
    const loaded = new Set(scripts.filter(({ isEntry }) => isEntry));
    for (const script of loaded) {
      for (const next of importsOf(script)) loaded.add(scripts.find(({ fileName }) => fileName === next)!);
    }
    return [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  };
  return {
    bytes: sizeOf(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    initialBytes: sizeOf(({ imports }) => imports),
  };
}

/** The gzipped size that the client adds to an app with React and React Query. */
export async function sizeOfSdk(folder: string): Promise<{ added: number; before: number }> {
  const before = await buildApp(folder, 'src/without.tsx', 'dist-without');
  const after = await buildApp(folder, 'src/everything.tsx', 'dist-everything');
  return { added: after.bytes - before.bytes, before: before.bytes };
}

export const SDK_LIMIT = 25_000;

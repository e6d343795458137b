import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { build } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

import { logoPaths } from './logo-paths.ts';
import { textDeclarations } from './text-declarations.ts';

const root = join(import.meta.dirname, '../../..');

/** The entry points of the client package, by their subpath. */
const entries = {
  '.': 'client/sdk/index.ts',
  './react': 'client/sdk/index.react.ts',
  './components': 'client/components/index.ts',
  './server': 'client/sdk/index.server.ts',
  ...Object.fromEntries(
    ['de', 'fr', 'es', 'pt-br', 'ja', 'ar'].map((language) => [
      `./languages/${language}`,
      `generated/languages/components/${language}.ts`,
    ]),
  ),
};

/** Packages of the app, each for some of the entry points: optional, so that npm does not install them for the others. */
const peers = { react: '>=18.2.0', '@tanstack/react-query': '^5.80.3' };

/**
 * Writes the client package. It contains tRPC's client with its declarations, since an installed tRPC brings a TypeScript
 * compiler with it.
 */
export async function writeClientPackage(out = join(root, 'dist/client')): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await using texts = await textDeclarations(root);
  await build({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).map(([path, file]) => [fileName(path), file])),
    external: ['jose', ...Object.keys(peers), /^react\//],
    platform: 'neutral',
    preserveEntrySignatures: 'allow-extension',
    resolve: { conditionNames: ['import', 'default'] },
    transform: { jsx: 'react-jsx', target: 'esnext' },
    treeshake: { moduleSideEffects: false },
    plugins: [logoPaths, texts, dts({ tsconfig: false, oxc: true })],
    output: {
      dir: out,
      chunkFileNames: 'chunks/[name]-[hash].js',
      comments: true,
      // A file for each module, so that an app gets the components and texts that it imports, and no others.
      codeSplitting: {
        includeDependenciesRecursively: false,
        // Packages too: in the file of a module that imports them, they would make a cycle.
        groups: [
          { name: packageName, test: /node_modules[\\/](simple-icons|uqr|@simplewebauthn)[\\/](?!.*\.d\.ts)/ },
          { name: moduleName, test: /(client[\\/](components|features|page|console)|languages)[\\/].*(?<!\.d)\.tsx?$/ },
        ],
      },
    },
    checks: { pluginTimings: false },
    // The directive for React Server Components is preserved, which tests/package/consumer.slow.test.ts requires.
    onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
    logLevel: 'warn',
  });
  await writeFile(join(out, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'));
  await cp(join(root, 'node_modules/@trpc/client/LICENSE'), join(out, 'LICENSE-tRPC'));
  await cp(join(root, 'node_modules/@simplewebauthn/browser/LICENSE.md'), join(out, 'LICENSE-SimpleWebAuthn'));
  await cp(join(root, 'node_modules/uqr/LICENSE'), join(out, 'LICENSE-uqr'));
  await cp(join(root, 'client/components/components.css'), join(out, 'components.css'));
  // TypeScript resolves the import of a style sheet too.
  await writeFile(join(out, 'components.css.d.ts'), 'export {};\n');
  await cp(join(root, 'docs/client-package.md'), join(out, 'README.md'));
  // Named by the messages of the client.
  await cp(join(root, 'docs/troubleshooting.md'), join(out, 'troubleshooting.md'));
}

async function manifest() {
  const { version, license, dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
    dependencies: { jose: string };
  };
  return {
    name: '@gatehouse/client',
    version,
    description: 'The typed client of Gatehouse: plain calls, React hooks, components and server helpers',
    license,
    type: 'module',
    exports: {
      ...Object.fromEntries(
        Object.keys(entries).map((path) => [
          path,
          { types: `./${fileName(path)}.d.ts`, default: `./${fileName(path)}.js` },
        ]),
      ),
      './components.css': { types: './components.css.d.ts', default: './components.css' },
      './package.json': './package.json',
    },
    sideEffects: ['./components.css'],
    // A range, so that fixes of the verification of tokens reach apps without a release of this package.
    dependencies: { jose: `^${dependencies.jose}` },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}

function fileName(path: string): string {
  return path === '.' ? 'index' : path.slice('./'.length);
}

function packageName(id: string): string | undefined {
  return /node_modules[\\/]@?([^\\/]+)/.exec(id)?.[1];
}

function moduleName(id: string): string {
  return relative(root, id)
    .replace(/^client[\\/]/, '')
    .replace(/\.tsx?$/, '')
    .replaceAll(/[\\/]/g, '-');
}

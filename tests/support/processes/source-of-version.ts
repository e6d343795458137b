import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();

/** The sources of another commit, with the packages of this one. */
export interface VersionSources extends AsyncDisposable {
  folder: string;
}

/**
 * The commits that count as the version before: `main`, if this branch goes on from it, and the commit before the newest
 * migration. Empty outside of a clone.
 */
export async function commitsBefore(): Promise<{ name: string; commit: string }[]> {
  try {
    const head = await git('rev-parse', 'HEAD');
    const base = await git('merge-base', 'HEAD', 'main').catch(() => head);
    const migration = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/db/migrations');
    const before = await git('rev-parse', `${migration}^`);
    const commits = [{ name: 'the commit before the newest migration', commit: before }];
    if (base !== head) commits.unshift({ name: 'the last commit of main', commit: base });
    return commits;
  } catch {
    return [];
  }
}

/** @throws if that version needs other packages than this one. */
export async function sourcesOf(commit: string): Promise<VersionSources> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-version-'));
  await run(
    '/bin/sh',
    [
      '-c',
      `git archive ${commit} -- package.json server shared generated languages openapi client | tar -x -C ${folder}`,
    ],
    {
      cwd: root,
    },
  );
  const [own, other] = await Promise.all([root, folder].map(dependenciesOf));
  if (JSON.stringify(own) === JSON.stringify(other)) {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  } else {
    await run('/bin/sh', ['-c', `git archive ${commit} -- package-lock.json .npmrc | tar -x -C ${folder}`], {
      cwd: root,
    });
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function dependenciesOf(folder: string): Promise<unknown> {
  return (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { dependencies: unknown }).dependencies;
}

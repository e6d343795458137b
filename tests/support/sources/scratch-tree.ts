import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';

const root = join(import.meta.dirname, '../../..');
const folders = [
  'server',
  'shared',
  'generated',
  'languages',
  'openapi',
  'client',
  'create',
  'deploy',
  'tests',
  'docs',
];
const files = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'README.md'];

/** A copy of the repository with the same packages, for a test to edit. */
export class ScratchTree implements AsyncDisposable {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async copy(): Promise<ScratchTree> {
    const tree = new ScratchTree(await mkdtemp(join(tmpdir(), 'gatehouse-tree-')));
    const filter = (path: string) => !path.endsWith('.png');
    for (const part of [...folders, ...files])
      await cp(join(root, part), join(tree.folder, part), { recursive: true, filter });
    await symlink(join(root, 'node_modules'), join(tree.folder, 'node_modules'));
    return tree;
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), text);
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  /** @throws if the file has no such text. */
  async replace(file: string, old: string | RegExp, by: string): Promise<void> {
    const text = await this.read(file);
    const changed = text.replace(old, by);
    if (changed === text) throw new Error(`${file} has no ${String(old)}`);
    await this.write(file, changed);
  }

  /** Deletes files and folders. @throws if there are none. */
  async remove(...patterns: string[]): Promise<void> {
    const paths = globSync(patterns, { cwd: this.folder });
    if (paths.length === 0) throw new Error(`There is no ${patterns.join(' or ')}`);
    for (const path of paths) await rm(join(this.folder, path), { recursive: true });
  }

  /** The files that differ from the repository. */
  async changes(): Promise<string[]> {
    const files = await Promise.all(
      globSync('**/*', { cwd: this.folder, withFileTypes: true, exclude: ['node_modules'] })
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = relative(this.folder, join(entry.parentPath, entry.name));
          const original = await readFile(join(root, file), 'utf8').catch(() => undefined);
          return original === (await this.read(file)) ? [] : [file];
        }),
    );
    return files.flat().toSorted();
  }

  /** Runs a Node program in the copy and returns its output. */
  async run(...args: string[]): Promise<string> {
    try {
      return (await promisify(execFile)(process.execPath, args, { cwd: this.folder, env: childEnvironment })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** Runs `npm run docs`. */
  async generate(): Promise<void> {
    const { scripts } = JSON.parse(await this.read('package.json')) as { scripts: { docs: string } };
    for (const command of scripts.docs.split(' && ')) await this.run(...command.split(' ').slice(1));
  }

  /** Type-checks these files and their imports. */
  async checkTypes(include: string[]): Promise<void> {
    const scratch = {
      extends: './tsconfig.json',
      include: [...include, 'server/**/*.d.ts', 'tests/**/*.d.ts'],
      exclude: [],
    };
    await this.write('tsconfig.scratch.json', JSON.stringify(scratch));
    // Several checkers repeat the work on shared types, on cores that the other tests use.
    await this.run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.scratch.json', '--singleThreaded');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

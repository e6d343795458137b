import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterAll } from 'vitest';

const root = join(import.meta.dirname, '../..');
const notCopied = new Set(['node_modules', 'dist', '.git', '.gatehouse']);
const folders: string[] = [];
// With the installed packages: some 100,000 files.
const REMOVAL = 300_000;
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))), REMOVAL);

/** Creates a copy of this repository in `gatehouse`, as after `git clone`, and an empty app in `your-app`. */
export async function freshFolder(): Promise<{ folder: string; gatehouse: string; app: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-quick-start-'));
  folders.push(folder);
  const gatehouse = join(folder, 'gatehouse');
  await cp(root, gatehouse, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  const app = join(folder, 'your-app');
  await mkdir(app);
  await writeFile(join(app, 'package.json'), '{ "name": "your-app", "private": true, "type": "module" }\n');
  return { folder, gatehouse, app };
}

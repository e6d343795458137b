import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { childEnvironment } from './child-environment.ts';

const program = join(import.meta.dirname, '../../server/main.ts');

/** What a process that is expected to fail at its start says. */
export interface FailedStart {
  code: number | null;
  /** All that it wrote, but for lines of the log. */
  lines: string[];
}

/** Starts the service in an empty folder, as an operator does, and waits for its end. */
export async function failedStart(env: Record<string, string>, as: { uid?: number } = {}): Promise<FailedStart> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-start-'));
  try {
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: { ...childEnvironment, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 40_000,
      ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.uid }),
    });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    const lines = `${out}\n${err}`.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    return { code: code as number | null, lines };
  } finally {
    await rm(folder, { recursive: true });
  }
}

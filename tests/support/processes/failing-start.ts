import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { childEnvironment } from './child-environment.ts';
import { startFlags, startProgram } from './npm-start.ts';

const server = join(import.meta.dirname, '../../../server');

export interface FailedStart {
  code: number | null;
  /** Its output without log lines. */
  lines: string[];
}

interface StartOptions {
  uid?: number;
  /** A program in the folder `server`; by default what `npm start` runs. */
  command?: string;
}

/** Starts the service or a command in an empty folder and waits for its exit. */
export async function runFailingStart(
  env: Record<string, string>,
  { uid, command }: StartOptions = {},
): Promise<FailedStart> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-start-'));
  try {
    const program = command === undefined ? [...startFlags, startProgram] : [join(server, command), 'file.gz'];
    const child = spawn(process.execPath, program, {
      cwd: folder,
      env: { ...childEnvironment, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 40_000,
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    const lines = `${out}\n${err}`.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    return { code: code as number | null, lines };
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Account } from './embedded-binaries.ts';

/**
 * A shell that supervises the child. Its standard input closes when this process ends, even if it is killed; the shell
 * then stops the child. SIGTERM stops a child that has no signal handlers yet (the shell starts it with SIGINT ignored).
 * SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
 */
const SUPERVISOR = `
"$@" </dev/null &
trap '' HUP INT QUIT TERM
exec >/dev/null 2>&1
read -r line
kill -TERM $!
kill -INT $!
wait $!
`;

/** After this time a shutdown becomes an immediate one. The next start then recovers from the WAL, without data loss. */
export const STOP_TIMEOUT_MS = 10_000;

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  account: Account;
  /** An open file, which the child reads as /dev/fd/3. */
  file?: number;
  onLine?: (line: string) => void;
}

export async function startSupervised({ program, args, cwd, account, file, onLine }: Command) {
  const child = spawn('/bin/sh', ['-c', SUPERVISOR, 'sh', program, ...args], {
    ...account,
    cwd,
    // In its own session Ctrl-C in the terminal does not reach the child before this process has shut down.
    detached: true,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe', file ?? 'ignore'],
  });
  // The pipes of a child are sockets, which the types of `stdio` do not say.
  const { stdin, stderr } = child as unknown as { stdin: Socket; stderr: Socket };
  const lastLines: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 20) lastLines.shift();
    onLine?.(line);
  });
  // All processes of the child share its standard error, which closes when the last of them has ended.
  stderr.once('end', () => stdin.end());
  stdin.on('error', () => {}); // the shell has already ended

  /** The exit code and the last lines of standard error. */
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: lastLines.join('\n') }));
  });
  await once(child, 'spawn');

  return {
    ended,
    stop: async () => {
      child.ref();
      stdin.end();
      // To the process group; the shell, which leads it, ignores this signal.
      const forceStop = setTimeout(() => child.pid && signal(-child.pid, 'SIGQUIT'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(forceStop);
    },
    /** Lets this process exit, and the child with it, when nothing else is pending. */
    unref: () => {
      for (const handle of [child, stdin, stderr]) handle.unref();
    },
  };
}

/** Signals a process, which may already have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!String(error).includes('ESRCH')) throw error;
  }
}

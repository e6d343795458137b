import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

import type { Account } from './embedded-binaries.ts';

/**
 * A shell between this process and its child. Its standard input ends when this process does, however that dies, and
 * then it stops the child, so that none outlives us. SIGTERM reaches a child too young to have handlers (the shell
 * starts it with SIGINT ignored), SIGINT makes a grown PostgreSQL leave without waiting for its clients.
 */
const GUARD = `
"$@" </dev/null &
trap '' HUP INT QUIT TERM
exec >/dev/null 2>&1
read -r line
kill -TERM $!
kill -INT $!
wait $!
`;

/** How long a shutdown may take before it is cut short; the next start then replays the log, and loses nothing. */
export const STOP_TIMEOUT_MS = 10_000;

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  account: Account;
  /** An open file that the child finds as /dev/fd/3. */
  file?: number;
  onLine?: (line: string) => void;
}

export interface Guarded {
  /** The exit code, and what the process last said on its standard error. */
  ended: Promise<{ code: number | null; output: string }>;
  stop: () => Promise<void>;
  /** Lets this process end, and the child with it, when nothing else is left to do. */
  unref: () => void;
}

/** A session of its own keeps Ctrl-C in the terminal from reaching the child before we have finished with it. */
export async function startGuarded({ program, args, cwd, account, file, onLine }: Command): Promise<Guarded> {
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', program, ...args], {
    ...account,
    cwd,
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
  // All of the child's own processes hold its standard error, so its end tells that the last of them is gone.
  stderr.once('end', () => stdin.end());
  stdin.on('error', () => {}); // the shell is gone already, which is what ending its input is for

  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: lastLines.join('\n') }));
  });
  await once(child, 'spawn');

  return {
    ended,
    stop: async () => {
      child.ref();
      stdin.end();
      // The shell leads the group, and is deaf to this.
      const impatience = setTimeout(() => child.pid && signal(-child.pid, 'SIGQUIT'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(impatience);
    },
    unref: () => {
      for (const handle of [child, stdin, stderr]) handle.unref();
    },
  };
}

/** A process that has ended just now needs no signal. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!String(error).includes('ESRCH')) throw error;
  }
}

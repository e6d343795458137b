import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { childEnvironment } from './child-environment.ts';
import { startFlags, startProgram } from './npm-start.ts';

/** Without a comma: the environment variable takes a list. */
const SECRET = 'a secret for a node of the tests with thirty-two or more';

/** The service in a child process, controlled by environment variables and signals. */
export interface RunningNode extends AsyncDisposable {
  address: string;
  pid: number;
  /** Its output so far. */
  lines: string[];
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code, or null after a signal. */
  ended: Promise<number | null>;
}

const root = join(import.meta.dirname, '../../..');

interface Start {
  /** Its working directory, with `gatehouse.config.ts`. */
  folder?: string;
  /** Root of other sources than those of this repository; they are run without a build. */
  sources?: string;
  /** As `npm run dev`: restarts on changes of the sources and serves the web app with hot reload. */
  dev?: boolean;
  /** Standard output is a terminal. */
  terminal?: boolean;
}

async function onlyChildOf(pid: number): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'));
}

/** Starts what `npm start` runs, unless the options say otherwise. */
export async function startNode(
  env: Record<string, string>,
  { folder = import.meta.dirname, sources, dev = false, terminal = false }: Start = {},
): Promise<RunningNode> {
  const program = join(sources ?? root, 'server/main.ts');
  const ofSources = dev ? ['--watch', program, '--dev'] : [program];
  const isBuilt = !dev && sources === undefined;
  const run = [process.execPath, ...(isBuilt ? [...startFlags, startProgram] : ofSources)];
  const [command, ...args] = terminal ? ['script', '-qec', `exec ${run.join(' ')}`, '/dev/null'] : run;
  const child = spawn(command!, args, {
    cwd: folder,
    env: { ...childEnvironment, AUTH_SECRET: SECRET, BASE_URL: 'http://localhost:3000', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const listening = /Server listening at (http:\/\/[\d.:]+)/.exec(line);
        if (listening) resolve(listening[1]!);
      });
    }
  });
  const failed = ended.then(() => Promise.reject(new Error(`The service did not start: ${lines.join('\n')}`)));
  return {
    address: await Promise.race([address, failed]),
    pid: child.pid!,
    lines,
    ended,
    signal: (name) => void child.kill(name),
    [Symbol.asyncDispose]: async () => {
      const isRunning = child.exitCode === null && child.signalCode === null;
      // The terminal ends after the service in it, which would outlive a killed terminal.
      if (isRunning && terminal) process.kill(await onlyChildOf(child.pid!), 'SIGTERM');
      else if (isRunning) child.kill('SIGKILL');
      await ended;
    },
  };
}

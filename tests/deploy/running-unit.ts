import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';

import { root, unitOf, variablesOf } from './deployment-files.ts';

export interface RunningUnit extends AsyncDisposable {
  /** As `systemctl stop` with `KillMode=mixed`: the exit code, and the seconds that the stop took. */
  stop: () => Promise<{ code: number | null; seconds: number }>;
  output: () => string;
}

const ofRepository = (text: string) => text.replaceAll('/opt/gatehouse', root);

/** The assignments of `Environment=` and `EnvironmentFile=`; of two, the file counts. */
export function environmentOf(unitFile: string): Record<string, string> {
  const assignments = unitOf(unitFile)['Service']!['Environment'] ?? [];
  return {
    ...Object.fromEntries(assignments.map((assignment) => assignment.split('=') as [string, string])),
    ...variablesOf('deploy/systemd/gatehouse.env'),
  };
}

/** Runs `ExecStart` of a unit with its environment, as systemd does for a repository in /opt/gatehouse. */
export function startUnit(unitFile: string, changes: Record<string, string>): RunningUnit {
  const { ExecStart: [command] = [], WorkingDirectory: [folder] = [] } = unitOf(unitFile)['Service']!;
  const [program, ...args] = ofRepository(command!).split(' ');
  const child = spawn(program!, args, {
    cwd: ofRepository(folder!),
    env: { ...childEnvironment, ...environmentOf(unitFile), ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    output: () => output,
    stop: async () => {
      const startedAt = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, seconds: (performance.now() - startedAt) / 1000 };
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Resolves when the address answers with the status; rejects after 40 s. */
export async function untilAnswers(url: string, status = 200): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === status) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer ${status}`);
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

import { onTestFinished } from 'vitest';

/** Without the variables of the test runner that the service and Next.js would read. */
const env = { ...process.env, BASE_URL: undefined, NODE_ENV: undefined, VITEST: undefined };

/** Runs commands of a shell to their end. */
export async function run(commands: string, cwd: string): Promise<void> {
  await promisify(execFile)('sh', ['-ec', commands], { cwd, env, maxBuffer: 1e8 });
}

/** Runs commands that start a server until the test ends; resolves when it answers. */
export async function serve(
  commands: string,
  { cwd, url, env: own }: { cwd: string; url: string; env: object },
): Promise<{ output: string[] }> {
  const child = spawn('sh', ['-ec', commands], { cwd, env: { ...env, ...own }, detached: true, stdio: 'pipe' });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(String(data)));
  // When every process that the commands started has closed its output: until then they write to the folder.
  const ended = once(child, 'close');
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    await ended;
  });
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(output.join(''));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { output };
}

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { expect, inject, onTestFinished } from 'vitest';

import { freePort } from '#tests/support/processes/free-port.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { SECRET } from '#tests/support/test.ts';

/** Starts the app's service from the package in its own process and returns its address. */
export async function startService(folder: string, appUrl: string): Promise<string> {
  const port = await freePort();
  const service = spawn(process.execPath, ['service.ts'], {
    cwd: folder,
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      APP_URL: appUrl,
      AUTH_SECRET: SECRET,
      DATABASE_URL: await createMigratedDatabase(inject('postgresUrl')),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void service.kill('SIGKILL'));
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [service.stdout, service.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        if (line.startsWith('listening at ')) resolve();
      });
    }
    service.on('exit', () => reject(new Error(`The service did not start: ${output.join('\n')}`)));
  });
  return `http://localhost:${port}`;
}

/** Replaces the documented address of the service in a file of the app for one test. */
export async function pointAt(service: string, file: string): Promise<void> {
  const code = await readFile(file, 'utf8');
  expect(code).toContain('http://localhost:3000');
  await writeFile(file, code.replaceAll('http://localhost:3000', service));
  onTestFinished(() => writeFile(file, code));
}

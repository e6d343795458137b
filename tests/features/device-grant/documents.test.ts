import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { Person } from '#tests/support/person.ts';
import { sample } from '#tests/support/sources/documents.ts';

import { options } from './device.ts';

const hasPrograms = ['curl', 'jq'].every((program) => spawnSync(program, ['--version']).status === 0);

/** The session of a user in a file, as curl stores it. */
async function storeCookies(person: Person, file: string): Promise<void> {
  const lines = [...person.cookies].map(([name, value]) => `localhost\tFALSE\t/\tFALSE\t0\t${name}\t${value}\n`);
  await writeFile(file, `# Netscape HTTP Cookie File\n${lines.join('')}`);
}

test.skipIf(!hasPrograms)('the sample of the terminal connects a device', async () => {
  await using gatehouse = await startListening({ ...options, webApp: false });
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-device-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const person = await Person.signUp(gatehouse);
  await storeCookies(await signUpWithRole(gatehouse, 'admin'), join(cwd, 'admin.txt'));
  await storeCookies(person, join(cwd, 'user.txt'));

  const env = { PATH: process.env['PATH'], BASE: gatehouse.options.baseUrl };
  const script = sample('docs/devices.md#a-device-in-a-terminal sh');
  const { stdout } = await promisify(execFile)('sh', ['-ec', script], { cwd, env });
  expect(stdout).toMatch(/^Open http:\/\/localhost:\d+\/device and enter [A-Z]{4}-[A-Z]{4}$/m);
  expect(stdout).toContain('{"success":true}');
  expect(stdout).toContain(`"sub":"${person.id}","email":"${person.email}"`);
});

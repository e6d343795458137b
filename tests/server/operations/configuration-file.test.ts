import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';

const program = join(import.meta.dirname, '../../../server/cli/doctor.ts');

async function outputWith(file: string): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-config-'));
  try {
    await writeFile(join(cwd, 'gatehouse.config.ts'), file);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], {
      cwd,
      env: childEnvironment,
    }).catch((error: { stdout: string; stderr: string }) => error);
    return stdout + stderr;
  } finally {
    await rm(cwd, { recursive: true });
  }
}

test.for<[what: string, file: string, line: RegExp]>([
  [
    'a missing comma',
    "export default {\n  appName: 'x'\n  port: 1,\n}",
    /^gatehouse\.config\.ts:3 cannot be loaded: .*syntax/,
  ],
  ['an enum', 'export default {};\nenum A { b }', /^gatehouse\.config\.ts:2 cannot be loaded: .*enum is not supported/],
  [
    'a missing package',
    "import 'not-installed';\nexport default {}",
    /^gatehouse\.config\.ts cannot be loaded: .*'not-installed'/,
  ],
  [
    'an error',
    '\nconst env: any = {};\nexport default { port: env.a.b }',
    /^gatehouse\.config\.ts:3 cannot be loaded: Cannot read/,
  ],
  ['a thrown text', "throw 'no vault'", /^gatehouse\.config\.ts cannot be loaded: no vault$/],
  ['no default export', 'export const a = 1', /^gatehouse\.config\.ts has no default export/],
])('of a configuration file with %s one line says what is wrong and where', async ([, file, line]) => {
  const lines = (await outputWith(file)).trimEnd().split('\n');
  expect(lines).toEqual([expect.stringMatching(line)]);
});

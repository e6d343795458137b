import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { writeClientPackage } from '#server/cli/pack/client-package.ts';
import { declarations } from '#server/cli/pack/server-package.ts';

test('the package declares its types file by file, without a type checker', async () => {
  const files = await declarations();
  expect([...files.keys()]).toContain('server/features/security-notices/security-notice.types.ts');
});

test('so does the client package', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'gatehouse-client-'));
  await writeClientPackage(folder.path);
  expect(await readFile(join(folder.path, 'components.d.ts'), 'utf8')).toContain('SignIn');
});

import { expect, test } from 'vitest';

import { declarations } from '#server/cli/pack/server-package.ts';

test('the package declares its types file by file, without a type checker', async () => {
  const files = await declarations();
  expect([...files.keys()]).toContain('server/features/security-notices/security-notice.types.ts');
});

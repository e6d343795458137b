import { test } from 'vitest';

import { assertDocumented } from '#tests/support/assert-documented.ts';

const answer = { method: 'GET', url: '/api/auth/get-session', headers: { 'content-type': 'application/json' } };

// Also when other files ran before in the same worker, whose modules this file shares.
test.fails('an answer that the document does not have fails its test', async () => {
  await assertDocumented({ ...answer, status: 418, body: '{}' });
});

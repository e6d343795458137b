import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

test('the mailbox shows itself as a page and as JSON', async ({ anyone }) => {
  const page = await anyone.send({ method: 'GET', url: '/dev/mailbox' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");

  expect(await anyone.get('/dev/mailbox.json', { to: 'nobody@example.com' })).toEqual({ status: 200, body: [] });
  expect((await anyone.get('/dev/mailbox/unknown')).status).toBe(404);
});

test('in production there is no mailbox', async () => {
  await using gatehouse = await startGatehouse({ production: true, secret: SECRET });

  expect((await new Person(gatehouse).get('/dev/mailbox.json')).status).toBe(404);
});

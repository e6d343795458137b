import { expect, test } from 'vitest';

import { hashBy } from '#tests/support/imported-people.ts';
import { ImportTarget } from '#tests/support/imports.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { Person } from '#tests/support/person.ts';

const bcrypt = hashBy('bcrypt 2b');
const ann = { type: 'user', id: 'ann', email: 'ann@acme.example', emailVerified: true, password: bcrypt.hash };

test('a ban in the source ends sessions and the tokens of applications, for good', { timeout: 120_000 }, async () => {
  const target = await ImportTarget.create({ oauthProvider: { enabled: true } });
  await target.write('people.ndjson', [ann]);
  expect((await target.run('file', 'people.ndjson')).code).toBe(0);
  await using gatehouse = await target.start();
  const person = Object.assign(new Person(gatehouse), { email: ann.email });
  expect((await person.post('/sign-in/email', { email: ann.email, password: bcrypt.password })).status).toBe(200);
  const application = await Application.register(gatehouse, { scope: 'openid offline_access' });
  const tokens = await application.signIn(person, { scope: 'openid offline_access', prompt: 'consent' });

  await target.write('people.ndjson', [{ ...ann, ban: { reason: 'fraud', until: null } }]);
  expect((await target.run('file', 'people.ndjson')).stdout).toContain('changed ban 1');
  expect((await person.get('/get-session')).body).toBeNull();
  await target.write('people.ndjson', [{ ...ann, ban: null, name: 'Ann' }]);
  expect((await target.run('file', 'people.ndjson')).stdout).toContain('changed ban 1');

  await expect(application.refresh(tokens.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
  const recorded = await target.sql(
    `select event from audit_entry where event in ('user.banned', 'session.ended') order by 1`,
  );
  expect(recorded).toEqual([{ event: 'session.ended' }, { event: 'user.banned' }]);
});

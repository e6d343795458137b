import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

test('responses contain no password, hash, mailed token or token of another session', async ({ gatehouse }) => {
  const responses: string[] = [];
  const person = await Person.signUp(gatehouse);
  const other = await person.inAnotherBrowser();
  const record = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const { body, headers } = await person.send({ method, url, ...(payload ? { payload } : {}) });
    responses.push(body, String(headers['location'] ?? ''));
  };
  const { email, password } = person;
  await record('POST', '/forget-password', { email });
  const reset = await newestMailTo(gatehouse, email);
  await record('POST', '/sign-in/magic-link', { email });
  const link = await newestMailTo(gatehouse, email);
  await record('POST', '/send-verification-email', { email });
  const proof = await newestMailTo(gatehouse, email);
  for (const url of ['/get-session', '/list-sessions', '/list-accounts', '/organization/list', '/error?error=x'])
    await record('GET', url);
  await record('POST', '/update-user', { name: 'X', image: 'javascript:alert(1)' });
  await record('POST', '/sign-up/email', { email, password, name: 'X' });
  await record('POST', '/change-password', { currentPassword: password, newPassword: 'short' });
  await record('POST', '/change-email', { newEmail: email });
  await record('POST', '/revoke-session', { token: 'nothing' });

  const secrets = await runSql(
    gatehouse.options.databaseUrl!,
    `select password as secret from account where user_id = '${person.id}' union all
     select token_hash from session where user_id = '${person.id}' union all
     select split_part(identifier, ':', 2) from verification where user_id = '${person.id}'`,
  );
  const { token } = (await other.get('/get-session')).body.session as { token: string };
  const text = responses.join('\n');
  for (const secret of [
    ...secrets.map(({ secret }) => String(secret)),
    token,
    reset.token,
    link.token,
    proof.token,
    password,
  ]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/bcrypt|\$2b\$|violates|select |insert |node_modules|\.ts:\d/i);
});

test('deleting a user removes their data from every table, except their id from the audit log', async ({
  gatehouse,
  signedIn,
}) => {
  const { email, id, name } = Object.assign(signedIn, { name: `Unmistakable ${signedIn.email}` });
  signedIn.headers = { 'user-agent': `a browser of ${email}` };
  await signedIn.post('/update-user', { name });
  await signedIn.inAnotherBrowser();
  for (const url of ['/forget-password', '/sign-in/magic-link', '/send-verification-email'])
    await signedIn.post(url, { email });
  await signedIn.post('/organization/create', { name: `Of ${email}`, slug: `of-${id}` });
  await gatehouse.idle();
  expect((await signedIn.post('/delete-user', { password: signedIn.password })).status).toBe(200);
  await gatehouse.idle();

  const url = gatehouse.options.databaseUrl!;
  const tables = await runSql(url, `select table_name from information_schema.tables where table_schema = 'public'`);
  for (const { table_name: table } of tables) {
    const rows = JSON.stringify(await runSql(url, `select * from "${String(table)}"`));
    expect(rows, String(table)).not.toContain(email);
    if (table !== 'audit_entry') expect(rows, String(table)).not.toContain(id);
  }
});

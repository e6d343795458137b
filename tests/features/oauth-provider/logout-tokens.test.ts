import { decodeJwt } from 'jose';
import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { startReceiver } from '#tests/support/oauth/receiver.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const ends: Record<string, (person: Person) => Promise<unknown>> = {
  'the user signs out': (person) => person.post('/sign-out', {}),
  'the user ends all sessions': (person) => person.post('/revoke-sessions', {}),
  'an administrator bans the user': async (person) => {
    const administrator = await signUpWithRole(person.gatehouse, 'admin');
    await administrator.post('/admin/ban-user', { userId: person.id });
  },
  'an administrator deletes the user': async (person) => {
    const administrator = await signUpWithRole(person.gatehouse, 'admin');
    await administrator.post('/admin/remove-user', { userId: person.id });
  },
  'the session expires': (person) =>
    runSql(
      person.gatehouse.options.databaseUrl!,
      `update session set expires_at = now() - interval '1 second' where user_id = '${person.id}'`,
    ),
  'the user disconnects the application': async (person) => {
    const { body } = await person.get('/oauth2/get-consents');
    await person.post('/oauth2/delete-consent', { id: body[0].id });
  },
};

test.for(Object.entries(ends))('the application gets a logout token when %s', async ([, end]) => {
  await using receiver = await startReceiver();
  await using gatehouse = await startGatehouse({
    oauthProvider: { enabled: true },
    events: { pollInterval: 0.1 },
    advanced: { sweepInterval: 0.2 },
    outgoing: { privateHosts: ['127.0.0.1'] },
  });
  const application = await Application.register(gatehouse, { backchannel_logout_uri: receiver.url });
  const person = await Person.signUp(gatehouse);
  const { sid } = (await application.signIn(person)).claims()!;

  await end(person);
  const token = new URLSearchParams(await receiver.next()).get('logout_token')!;
  expect(decodeJwt(token)).toMatchObject({ sub: person.id, sid });
});

test('a logout token that the application does not accept is sent again, and given up with an audit entry', async () => {
  await using receiver = await startReceiver({ status: 500 });
  await using gatehouse = await startGatehouse({
    oauthProvider: { enabled: true },
    events: { pollInterval: 0.1 },
    outgoing: { privateHosts: ['127.0.0.1'] },
  });
  const url = gatehouse.options.databaseUrl!;
  const application = await Application.register(gatehouse, { backchannel_logout_uri: receiver.url });
  const person = await Person.signUp(gatehouse);
  await application.signIn(person);
  await person.post('/sign-out', {});

  await receiver.next();
  for (let attempt = 2; attempt <= 4; attempt++) {
    await expect
      .poll(() => runSql(url, 'select failure from oauth_session_client where failure is not null'))
      .toHaveLength(1);
    await runSql(url, 'update oauth_session_client set next_attempt_at = now(), failure = null');
    await receiver.next();
  }
  await expect.poll(() => runSql(url, 'select id from oauth_session_client')).toEqual([]);
  const failed = await runSql(url, `select details from audit_entry where event = 'oauth-logout.failed'`);
  expect(failed).toHaveLength(1);
});

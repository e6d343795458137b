import { expect } from 'vitest';

import { newDirectory } from '#tests/features/scim/scim.ts';
import { createUser, patchUser, signIn, userOf } from '#tests/features/scim/users.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { test } from '#tests/support/oauth/test.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

test('tokens of a user whom a directory deactivates are refused at the next request, on another node too', async ({
  gatehouse,
}) => {
  const { options } = gatehouse;
  await using node = await startGatehouse({ databaseUrl: options.databaseUrl!, oauthProvider: { enabled: true } });
  const directory = await newDirectory(gatehouse);
  const { id } = await createUser(directory, userOf(directory, 'ada'));
  const person = await signIn(directory, `ada@${directory.domain}`);
  const application = await Application.register(gatehouse, { scope: 'openid offline_access organization:read' });
  const asked = { scope: 'openid offline_access organization:read', prompt: 'consent' };
  const [first, second] = [await application.signIn(person, asked), await application.signIn(person, asked)];
  const elsewhere = await Application.of(node, {
    client_id: application.clientId,
    client_secret: application.secret,
    redirect_uris: [application.redirectUri],
    token_endpoint_auth_method: 'client_secret_basic',
  });
  const { refresh_token: refreshed } = await elsewhere.refresh(first.refresh_token!);
  const programs = [gatehouse, node].map((service) =>
    Object.assign(new Person(service), { headers: { authorization: `Bearer ${first.access_token}` } }),
  );
  for (const program of programs) expect((await program.get('/organization/list')).status).toBe(200);

  await patchUser(directory, id, { op: 'replace', path: 'active', value: false });
  for (const program of programs) {
    const { status, body } = await program.get('/organization/list');
    expect([status, body.code]).toEqual([401, 'INVALID_ACCESS_TOKEN']);
  }
  await expect(elsewhere.refresh(refreshed!)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(application.refresh(second.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
});

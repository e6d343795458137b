import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { newInvitation, newOrganization } from '#tests/support/organization.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

const APP = 'http://localhost:3001';
const WEB_APP = 'https://accounts.example.com';

const signUpFrom = (gatehouse: Awaited<ReturnType<typeof startGatehouse>>, origin: string) => {
  const person = Object.assign(new Person(gatehouse), { headers: { origin } });
  return person.post('/sign-up/email', { name: 'Ada', email: `${Math.random()}@example.com`, password: PASSWORD });
};

test('outside production the service trusts its own address on this machine, and tells others what to do', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: APP, port: 4810 });
  for (const origin of [APP, 'http://localhost:4810', 'http://127.0.0.1:4810']) {
    expect({ origin, ...(await signUpFrom(gatehouse, origin)) }).toMatchObject({ origin, status: 200 });
  }
  expect(await signUpFrom(gatehouse, 'http://localhost:4811')).toEqual({
    status: 403,
    body: {
      code: 'INVALID_ORIGIN',
      message: 'This page is at http://localhost:4811, which is not trusted. Add it to TRUSTED_ORIGINS.',
    },
  });
});

test('with port 0 the address is trusted from listening on', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: APP, port: 0 });
  const { port } = new URL(await gatehouse.listen());
  expect((await signUpFrom(gatehouse, `http://localhost:${port}`)).status).toBe(200);
});

test('in production only the addresses of the options are trusted', async () => {
  await using gatehouse = await startGatehouse({
    production: true,
    baseUrl: 'https://app.example.com',
    webAppUrl: WEB_APP,
    port: 4810,
  });
  expect((await signUpFrom(gatehouse, WEB_APP)).status).toBe(200);
  expect(await signUpFrom(gatehouse, 'http://localhost:4810')).toMatchObject({
    status: 403,
    body: { message: 'Invalid origin' },
  });
});

test('links to pages of the web app begin with its address, links to calls with that of the app', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: APP, webAppUrl: WEB_APP });
  const link = await gatehouse.call('admin.createSetupLink');
  expect(link!.url).toMatch(/^https:\/\/accounts\.example\.com\/setup\?token=/);

  const organization = await newOrganization(gatehouse);
  const { owner } = organization;
  const { id, email } = await newInvitation(organization);
  expect((await newestMailTo(gatehouse, email)).url).toContain(`${WEB_APP}/invitation/${id}?token=`);
  await owner.post('/request-password-reset', { email: owner.email });
  const reset = new URL((await newestMailTo(gatehouse, owner.email)).url);
  expect(reset.origin).toBe(APP);
  const redirect = await owner.send({ method: 'GET', url: reset.pathname + reset.search });
  expect(redirect.headers.location).toMatch(/^https:\/\/accounts\.example\.com\/reset-password\?token=/);
});

test('a path that a page of the web app sends is one of the web app, a path of the app one of the app', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: APP, webAppUrl: WEB_APP });
  const person = await Person.signUp(gatehouse);
  const targets = [];
  for (const origin of [WEB_APP, APP]) {
    person.headers = { origin };
    await person.post('/request-password-reset', { email: person.email, redirectTo: '/reset-password?first=true' });
    targets.push(new URL((await newestMailTo(gatehouse, person.email)).url).searchParams.get('callbackURL'));
  }
  expect(targets).toEqual([`${WEB_APP}/reset-password?first=true`, '/reset-password?first=true']);
});

test.for<[option: 'baseUrl' | 'webAppUrl', url: string, parsed: string | null]>([
  ['baseUrl', 'https://auth.example.com/accounts', null],
  ['baseUrl', 'https://auth.example.com/?a=b', null],
  ['baseUrl', 'https://ada:pw@auth.example.com', null],
  ['webAppUrl', 'https://auth.example.com/accounts/', null],
  ['baseUrl', 'HTTPS://Auth.Example.com/', 'https://auth.example.com'],
  ['baseUrl', 'https://auth.example.com:443', 'https://auth.example.com'],
  ['webAppUrl', 'https://Accounts.example.com', 'https://accounts.example.com'],
])('%s %s is %s', ([option, url, parsed]) => {
  if (parsed === null) expect(() => parseOptions({ [option]: url })).toThrow(/an address without a path, a query/);
  else expect(parseOptions({ [option]: url })).toMatchObject({ [option]: parsed });
});

test.for([
  'https://app.test/path',
  'https://',
  'https://app.test:99999x',
  'http*://app.test',
  'https://a b.test',
  '*',
  'app.test',
])('the trusted origin %s, which would match nothing, stops the start', (origin) => {
  expect(() => parseOptions({ trustedOrigins: [origin] })).toThrow(
    /trustedOrigins\.0: .*needs an origin with its scheme/,
  );
});

import { afterEach, expect, vi } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const HOUR = 3_600_000;
const moveClock = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

afterEach(() => void vi.useRealTimers());

test.for([-HOUR, -48 * HOUR])('a clock set back by %i ms ends no session and fails no call', async (back) => {
  await using gatehouse = await startGatehouse({ jwt: { enabled: true } });
  const person = await Person.signUp(gatehouse);
  expect((await person.get('/token')).status).toBe(200);
  const { path } = await newestMailTo(gatehouse, person.email);

  moveClock(back);
  expect((await person.get('/get-session', { disableCookieCache: 'true' })).body.user.id).toBe(person.id);
  expect((await person.get('/token')).status).toBe(200);
  expect((await person.get('/jwks')).body.keys.length).toBeGreaterThan(0);
  expect((await person.post('/change-password', changed(person))).status).toBe(200);
  expect((await person.send({ method: 'GET', url: path })).headers['location']).toBe('/');
  expect((await (await person.inAnotherBrowser()).get('/get-session')).body.user.emailVerified).toBe(true);
  await Person.signUp(gatehouse);
});

function changed(person: Person) {
  const currentPassword = person.password;
  person.password = 'another long password';
  return { currentPassword, newPassword: person.password };
}

test('a clock set ahead expires the sessions and tokens that are used, and they stay expired', async () => {
  await using gatehouse = await startGatehouse();
  const [used, unused] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  await used.post('/forget-password', { email: used.email, redirectTo: '/' });
  const { token } = await newestMailTo(gatehouse, used.email);

  moveClock(8 * 24 * HOUR);
  expect((await used.get('/get-session', { disableCookieCache: 'true' })).body).toBeNull();
  expect((await used.post('/reset-password', { token, newPassword: 'too late for this' })).status).toBe(400);
  await gatehouse.idle();

  vi.useRealTimers();
  expect((await used.get('/get-session', { disableCookieCache: 'true' })).body).toBeNull();
  expect((await unused.get('/get-session', { disableCookieCache: 'true' })).body.user.id).toBe(unused.id);
  expect((await (await used.inAnotherBrowser()).get('/get-session')).body.user.id).toBe(used.id);
});

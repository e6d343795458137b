import { afterEach, expect, vi } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const HOUR = 3_600_000;
const move = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

afterEach(() => void vi.useRealTimers());

test.for([-HOUR, -48 * HOUR])('a clock set back by %i ms locks nobody out and fails no call', async (back) => {
  await using gatehouse = await startGatehouse({ jwt: { enabled: true } });
  const person = await Person.signUp(gatehouse);
  expect((await person.get('/token')).status).toBe(200);
  const { path } = await newestMailTo(gatehouse, person.email);

  move(back);
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

test('a clock set ahead ends what is over; set right again, what was seen to be over stays so', async () => {
  await using gatehouse = await startGatehouse();
  const [seen, unseen] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  await seen.post('/forget-password', { email: seen.email, redirectTo: '/' });
  const { token } = await newestMailTo(gatehouse, seen.email);

  move(8 * 24 * HOUR);
  expect((await seen.get('/get-session', { disableCookieCache: 'true' })).body).toBeNull();
  expect((await seen.post('/reset-password', { token, newPassword: 'too late for this' })).status).toBe(400);
  await gatehouse.idle();

  vi.useRealTimers();
  expect((await seen.get('/get-session', { disableCookieCache: 'true' })).body).toBeNull();
  expect((await unseen.get('/get-session', { disableCookieCache: 'true' })).body.user.id).toBe(unseen.id);
  expect((await (await seen.inAnotherBrowser()).get('/get-session')).body.user.id).toBe(seen.id);
});

import { expect } from 'vitest';

import { appOptions, newApp, openApp, openInBrowser } from '#tests/support/browser/expo-app.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const email = 'ada@example.com';

test('a magic link that returns to an app carries its session', async () => {
  await using gatehouse = await startGatehouse(appOptions);
  const app = newApp(gatehouse);
  await app.post('/sign-in/magic-link', { email, callbackURL: 'myapp://home?tab=1#top' });
  const { path } = await newestMailTo(gatehouse, email);
  // The link is opened in the browser of the app, whose cookie it recognizes.
  const opened = Object.assign(new Person(gatehouse), { cookies: new Map(app.cookies) });
  const location = await openInBrowser(opened, path);

  expect(location).toMatch(/^myapp:\/\/home\?tab=1&cookie=.+#top$/);
  openApp(app, location);
  expect((await app.get('/get-session')).body.user.email).toBe(email);
  expect((await opened.get('/get-session')).body).toBeNull();
});

test.for([
  ['a web page', '/welcome'],
  ['a trusted origin', 'https://app.example.com/home'],
] as const)('a redirect of a magic link to %s never carries a session', async ([, callbackURL]) => {
  await using gatehouse = await startGatehouse(appOptions);
  const person = new Person(gatehouse);
  await person.post('/sign-in/magic-link', { email, callbackURL });
  const { path } = await newestMailTo(gatehouse, email);
  const location = await openInBrowser(person, path);

  expect(location).toContain(callbackURL);
  expect(location).not.toContain('cookie');
});

test('without the option for apps, a magic link gives an app no session', async () => {
  await using gatehouse = await startGatehouse({ trustedOrigins: appOptions.trustedOrigins });
  const person = new Person(gatehouse);
  await person.post('/sign-in/magic-link', { email, callbackURL: 'myapp://home' });
  const { path } = await newestMailTo(gatehouse, email);

  expect(await openInBrowser(person, path)).toBe('myapp://home');
});

import { expect } from 'vitest';

import { test } from '#tests/support/test.ts';

const done = { status: 200, body: { status: true } };

test('update-user changes name and image, and null removes the image', async ({ signedIn }) => {
  const image = 'https://example.com/ada.png';
  expect(await signedIn.post('/update-user', { name: 'Countess', image })).toEqual(done);
  expect((await signedIn.get('/get-session')).body.user).toMatchObject({ name: 'Countess', image });

  expect(await signedIn.post('/update-user', { image: null })).toEqual(done);
  expect((await signedIn.get('/get-session')).body.user).toMatchObject({ name: 'Countess', image: null });
});

test('update-user leaves omitted fields unchanged', async ({ signedIn }) => {
  expect(await signedIn.post('/update-user', {})).toEqual(done);

  expect((await signedIn.get('/get-session')).body.user).toMatchObject({ name: signedIn.name, email: signedIn.email });
});

test('update-user rejects an email', async ({ signedIn }) => {
  expect(await signedIn.post('/update-user', { name: 'X', email: 'new@example.com' })).toEqual({
    status: 400,
    body: { code: 'EMAIL_CAN_NOT_BE_UPDATED', message: 'Email can not be updated' },
  });
  expect((await signedIn.get('/get-session')).body.user.name).toBe(signedIn.name);
});

test.for([{ name: 1 }, { name: 'x'.repeat(256) }, { image: 'no URL' }, { image: '' }])(
  'update-user rejects %j',
  async (change, { signedIn }) => {
    expect((await signedIn.post('/update-user', change)).body.code).toBe('VALIDATION_ERROR');
  },
);

test('update-user needs a session', async ({ anyone }) => {
  expect((await anyone.post('/update-user', { name: 'X' })).status).toBe(401);
});

import { expect } from 'vitest';

import { createGatehouse } from '#server/app/create-gatehouse.ts';
import type { Setting } from '#server/options/describe.ts';
import type { SavedValue } from '#server/options/saved-values.ts';
import { assignRole, signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test, testOptions } from '#tests/support/test.ts';

async function settingsAs(admin: Person): Promise<Setting[]> {
  const { body } = await admin.get('/admin/get-settings');
  return (body.subjects as { settings: Setting[] }[]).flatMap(({ settings }) => settings);
}

const settingAs = async (admin: Person, path: string) =>
  (await settingsAs(admin)).find((setting) => setting.path === path)!;

const save = (admin: Person, settings: Record<string, SavedValue | null>) =>
  admin.post('/admin/save-settings', { settings });

/** A value that differs from the default. */
function otherValue({ path, input, value }: Setting): SavedValue {
  if (path === 'branding.accentColor') return '#3b5bdb';
  if (path.endsWith('Url')) return 'https://example.com/page';
  if (input.control === 'boolean' || input.choices.length > 0) return value !== 'true';
  return input.control === 'string' ? 'Acme' : Number(value ?? 5) + 1;
}

const optionOf = (options: object, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], options);

test('each savable option takes a saved value at once, and the default again', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const savable = (await settingsAs(admin)).filter(({ isSavable }) => isSavable);
  expect(savable.length).toBeGreaterThan(20);

  const values = Object.fromEntries(savable.map((setting) => [setting.path, otherValue(setting)]));
  expect((await save(admin, values)).body).toEqual({ success: true });
  for (const [path, value] of Object.entries(values))
    expect([path, optionOf(gatehouse.options, path)]).toEqual([path, value]);
  for (const { path, source, value } of (await settingsAs(admin)).filter(({ isSavable }) => isSavable))
    expect([path, source, value]).toEqual([path, 'saved', String(values[path])]);

  await save(admin, Object.fromEntries(savable.map(({ path }) => [path, null])));
  expect((await settingsAs(admin)).filter(({ isSavable }) => isSavable)).toEqual(savable);
  expect(await runSql(gatehouse.options.databaseUrl!, 'select from saved_setting')).toEqual([]);
});

test('no savable option has a secret', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  for (const { path, input } of (await settingsAs(admin)).filter(({ isSavable }) => isSavable))
    expect(['boolean', 'integer', 'number', 'choice', 'string'], path).toContain(input.control);
});

test('pages, mails and documents show the saved name and colors, and their policies allow them', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  const logoUrl = 'https://cdn.example.com/logo.svg';
  await save(admin, { appName: 'Acme ID', 'branding.accentColor': '#0b7285', 'branding.logoUrl': logoUrl });

  const get = (url: string) => gatehouse.app.inject({ url, headers: { accept: 'text/html' } });
  expect((await get('/api/auth/openapi.json')).json()).toMatchObject({
    info: { title: expect.stringContaining('Acme ID') },
  });
  expect((await get('/api/auth/docs')).body).toContain('#0b7285');
  expect((await get('/api/auth/docs/errors')).body).toContain('Errors of the Acme ID API');
  const page = await get('/api/auth/verify-email?token=wrong');
  const mail = await admin.get('/admin/preview-email', { name: 'sendResetPassword' });
  expect(mail.body.subject).toContain('Acme ID');
  expect(mail.body.html).toContain('#0b7285');
  expect(page.statusCode).toBeLessThan(500);
});

test('closing the sign-up has an effect with the next call, and limits of organizations too', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  await save(admin, { 'emailAndPassword.disableSignUp': true, 'organization.organizationLimit': 1 });

  const signUp = await new Person(gatehouse).post('/sign-up/email', {
    email: 'late@example.com',
    name: 'Late',
    password: PASSWORD,
  });
  expect(signUp.body.code).toBe('EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED');
  expect((await admin.post('/organization/create', { name: 'First', slug: 'first' })).status).toBe(200);
  const second = await admin.post('/organization/create', { name: 'Second', slug: 'second' });
  expect(second.status).toBe(403);
});

test('another process has a saved value after its next read, and at its start', async () => {
  await using gatehouse = await startGatehouse();
  const options = { ...testOptions, databaseUrl: gatehouse.options.databaseUrl! };
  const other = await createGatehouse(options);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await save(admin, { appName: 'Acme ID' });
  await expect.poll(() => other.options.appName, { timeout: 20_000 }).toBe('Acme ID');
  await other.close();
  const restarted = await createGatehouse(options);
  expect(restarted.options.appName).toBe('Acme ID');
  await restarted.close();
});

test('the file locks an option, and a saved value that it excludes has no effect', async () => {
  await using gatehouse = await startGatehouse();
  const admin = await signUpWithRole(gatehouse, 'admin');
  await save(admin, { appName: 'Saved', 'emailAndPassword.minPasswordLength': 80 });
  const { databaseUrl } = gatehouse.options;
  await using written = await startGatehouse({
    databaseUrl: databaseUrl!,
    appName: 'Written',
    emailAndPassword: { maxPasswordLength: 60 },
  });
  expect(written.options.appName).toBe('Written');
  expect(written.options.emailAndPassword.minPasswordLength).toBe(8);
  const other = new Person(written);
  await other.post('/sign-in/email', { email: admin.email, password: PASSWORD });
  expect(await settingAs(other, 'appName')).toMatchObject({ source: 'file', value: 'Written' });
  const { status, body } = await save(other, { appName: 'Again' });
  expect([status, body.code]).toEqual([409, 'SETTING_IS_LOCKED']);
  expect(body.message).toBe('Setting is locked: appName is set by the configuration file');
  // What was saved before can be removed.
  expect((await save(other, { appName: null })).status).toBe(200);
});

test('a wrong value is refused with the requirement, and nothing is saved', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { status, body } = await save(admin, { appName: 'Acme', 'branding.accentColor': '#ffffff' });
  expect([status, body.code]).toEqual([400, 'INVALID_SETTING']);
  expect(body.message).toContain('branding.accentColor');
  for (const settings of [{}, { appName: ['Acme'] }, { appName: { name: 'Acme' } }, { ['x'.repeat(101)]: 1 }])
    expect((await admin.post('/admin/save-settings', { settings })).status).toBe(400);
  for (const path of ['secret', '__proto__', 'constructor.name', 'branding', 'session.expiresIn'])
    expect(
      (await admin.post('/admin/save-settings', { settings: JSON.parse(`{"${path}":"x"}`) as object })).status,
    ).toBe(400);
  expect(await settingAs(admin, 'appName')).toMatchObject({ source: 'default', value: 'Gatehouse' });
});

test('each change is in the audit log with both values, for those who may change settings', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { reader: { settings: ['read'] } } } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const reader = await Person.signUp(gatehouse);
  await assignRole(gatehouse, reader.id, 'reader');
  expect((await save(reader, { appName: 'Acme' })).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_CHANGE_THE_SETTINGS');
  await save(admin, { appName: 'Acme', 'organization.invitationLimit': 5 });
  await save(admin, { appName: null, 'organization.invitationLimit': 5 });
  const { entries } = (await admin.get('/admin/list-audit', { event: 'settings.saved' })).body as {
    entries: { actorId: string; details: object }[];
  };
  expect(entries.map(({ details }) => details)).toEqual([
    { option: 'appName', from: 'Acme', to: null },
    { option: 'organization.invitationLimit', from: null, to: 5 },
    { option: 'appName', from: null, to: 'Acme' },
  ]);
  expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([admin.id]));
});

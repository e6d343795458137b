import { expect } from 'vitest';

import { createGatehouse } from '#server/app/create-gatehouse.ts';
import { mergeOptions } from '#server/options/parse.ts';
import { optionsFromEnvironment, variablesThatSet } from '#server/app/configuration.ts';
import type { Setting } from '#server/options/describe.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import type { Person } from '#tests/support/person.ts';
import { startGatehouse, test, testOptions } from '#tests/support/test.ts';

async function settingsAs(admin: Person): Promise<Record<string, Setting>> {
  const { status, body } = await admin.get('/admin/get-settings');
  expect(status).toBe(200);
  const settings = (body.subjects as { settings: Setting[] }[]).flatMap((subject) => subject.settings);
  return Object.fromEntries(settings.map((setting) => [setting.path, setting]));
}

test('each option has its value and comes from the environment, the file or the default', async ({ gatehouse }) => {
  const env = { APP_NAME: 'Acme', TRUSTED_ORIGINS: 'https://a.example, https://b.example', PORT: '4000', SMTP_URL: '' };
  const file = {
    ...testOptions,
    databaseUrl: gatehouse.options.databaseUrl!,
    appName: 'Overridden',
    mailFrom: 'Acme <hello@example.com>',
    rateLimit: { customRules: { '/sign-in/*': { window: 10, max: 5 }, '/ok': () => false } },
    emailAndPassword: { bcryptCost: 4, sendResetPassword: () => undefined },
  };
  const options = mergeOptions(file, optionsFromEnvironment(env));
  const other = await createGatehouse(options, { written: options, variables: variablesThatSet(env) });
  const settings = await settingsAs(await signUpWithRole(other, 'admin'));
  await other.close();

  expect(settings['appName']).toEqual({
    path: 'appName',
    description: 'The name of the service in emails, in the web app and in the API explorer.',
    variable: 'APP_NAME',
    source: 'environment',
    isSavable: true,
    default: 'Gatehouse',
    input: {
      control: 'string',
      choices: [],
      minimum: null,
      exclusiveMinimum: null,
      maximum: null,
      minLength: 1,
      maxLength: 80,
      pattern: null,
      fields: [],
    },
    kind: 'value',
    value: 'Acme',
  });
  expect(settings['trustedOrigins']).toMatchObject({
    source: 'environment',
    value: '["https://a.example","https://b.example"]',
  });
  expect(settings['baseUrl']).toMatchObject({ source: 'file', value: 'http://localhost:3000' });
  expect(settings['port']).toMatchObject({ source: 'environment', variable: 'PORT', value: '4000' });
  expect(settings['mailFrom']).toMatchObject({
    source: 'file',
    variable: 'MAIL_FROM',
    value: 'Acme <hello@example.com>',
  });
  expect(settings['smtpUrl']).toMatchObject({ source: 'default', variable: 'SMTP_URL', kind: 'unset', value: null });
  expect(settings['secret']).toMatchObject({
    source: 'file',
    kind: 'hidden',
    value: null,
    input: { control: 'secret' },
  });
  expect(settings['emailAndPassword.minPasswordLength']).toMatchObject({ source: 'default', default: '8', value: '8' });
  expect(settings['emailAndPassword.sendResetPassword']).toMatchObject({ source: 'file', kind: 'function' });
  expect(settings['rateLimit.customRules./sign-in/*']).toMatchObject({ value: '{"window":10,"max":5}' });
  expect(settings['rateLimit.customRules./ok']).toMatchObject({ kind: 'function' });
  expect(settings['socialProviders.google']).toMatchObject({ kind: 'unset', source: 'default' });
});

test('every subject of the options is listed with its description', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { subjects } = (await admin.get('/admin/get-settings')).body;
  const names = subjects.map(({ name }: { name: string | null }) => name);

  expect(names[0]).toBeNull();
  expect(names).toEqual(expect.arrayContaining(['database', 'branding', 'organization', 'socialProviders', 'passkey']));
  expect(new Set(names).size).toBe(names.length);
  for (const { name, settings } of subjects) expect(settings.length, name).toBeGreaterThan(0);
});

test('the providers have the callback URL that is registered with them', async () => {
  const client = { clientId: 'client', clientSecret: 'secret' };
  await using gatehouse = await startGatehouse({
    socialProviders: { github: client, google: { ...client, redirectURI: 'https://proxy.example.com/google' } },
    openIdProviders: { okta: { ...client, name: 'Okta', issuer: 'https://okta.example.com' } },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { providers } = (await admin.get('/admin/get-settings')).body;
  const callback = 'http://localhost:3000/api/auth/callback';

  expect(providers.slice(0, 3)).toEqual([
    { id: 'github', name: 'GitHub', enabled: true, callbackUrl: `${callback}/github` },
    { id: 'google', name: 'Google', enabled: true, callbackUrl: 'https://proxy.example.com/google' },
    { id: 'okta', name: 'Okta', enabled: true, callbackUrl: `${callback}/okta` },
  ]);
  expect(providers).toContainEqual({ id: 'apple', name: 'Apple', enabled: false, callbackUrl: `${callback}/apple` });
});

test('the settings need their own permission', async () => {
  await using gatehouse = await startGatehouse({
    admin: { roles: { auditor: { audit: ['list'] }, operator: { settings: ['read'] } } },
  });
  const auditor = await signUpWithRole(gatehouse, 'auditor');
  const operator = await signUpWithRole(gatehouse, 'operator');

  expect((await auditor.get('/admin/get-settings')).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_READ_THE_SETTINGS');
  expect((await operator.get('/admin/get-settings')).status).toBe(200);
  expect((await operator.get('/admin/get-overview')).status).toBe(403);
});

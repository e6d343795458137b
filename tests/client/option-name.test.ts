import { expect, test } from 'vitest';

import { withFields } from '#client/features/admin/settings/field-row.tsx';
import { optionName } from '#client/console/text/option-name.ts';
import { parseOptions, settingsOf } from '#server/app/configuration.ts';

const subjects = settingsOf(parseOptions({}), { written: {}, variables: new Map() });

test('options have names in words', () => {
  const names = subjects.flatMap(({ name, settings }) => settings.map(({ path }) => [path, optionName(path, name)]));
  expect(Object.fromEntries(names)).toMatchObject({
    databaseUrl: 'Database URL',
    'advanced.disableCSRFCheck': 'Disable CSRF check',
    'database.acquireTimeoutMs': 'Acquire timeout (ms)',
    'emailOtp.generateOTP': 'Generate OTP',
    'organization.teams.enabled': 'Teams › Enabled',
    'socialProviders.github': 'GitHub',
    openIdProviders: 'OpenID providers',
  });
  expect(
    names.filter(([, name]) => /[a-z][A-Z]/.test(name!.replaceAll(/OpenID|OAuth|GitHub|GitLab|LinkedIn|TikTok/g, ''))),
  ).toEqual([]);
});

test('the options of one subject have different names', () => {
  for (const { name, settings } of subjects) {
    const names = settings.map(({ path }) => optionName(path, name));
    expect(new Set(names).size).toBe(names.length);
  }
  expect(optionName('oauthProvider', null)).toBe('OAuth provider');
});

test('the options of an additional field are listed together', () => {
  const [anySetting] = subjects[0]!.settings;
  const setting = (path: string) => ({ ...anySetting!, path });
  const paths = [
    'user.changeEmail.enabled',
    'user.additionalFields.a.type',
    'user.additionalFields.b.type',
    'user.additionalFields.a.label',
  ];
  expect(
    withFields(paths.map(setting)).map((row) => ('settings' in row ? [row.path, row.settings.length] : row.path)),
  ).toEqual(['user.changeEmail.enabled', ['user.additionalFields.a', 2], ['user.additionalFields.b', 1]]);
  expect(withFields([setting('session.additionalFields')])).toHaveLength(1);
});

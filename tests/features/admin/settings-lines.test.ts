import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';

import { savedBranding } from '#client/features/admin/settings/branding/config-lines.ts';
import { groupLiteral } from '#client/features/admin/settings/group-lines.ts';
import { fileLines } from '#client/features/admin/settings/option-lines.ts';
import { clientVariables, providerLines } from '#client/features/admin/settings/provider-lines.ts';
import { refusedValues } from '#client/features/admin/settings/refused-values.ts';
import { lockOf } from '#client/features/admin/settings/source.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { optionsFromEnvironment, parseOptions, settingsOf } from '#server/app/configuration.ts';
import { optionsOfLines } from '#tests/support/sources/config-lines.ts';

/** The options of a service whose file has these. */
const settingsWith = (options: GatehouseOptions) =>
  settingsOf(options, { written: options, variables: new Map() }).flatMap(({ settings }) => settings);

test('an additional field is one object with what is set of it', () => {
  const fields = {
    jobTitle: { type: 'string', required: false, label: "Ada's title" },
    size: { type: ['S', 'M'], defaultValue: 'M' },
  } as const;
  const settings = settingsWith({ user: { additionalFields: fields } });
  const linesOf = (name: string) => {
    const path = `user.additionalFields.${name}`;
    return fileLines(
      path,
      groupLiteral(
        path,
        settings.filter((setting) => setting.path.startsWith(`${path}.`)),
      ),
    );
  };
  const read = (name: 'jobTitle' | 'size') => optionsOfLines(linesOf(name)).user.additionalFields[name];
  expect(read('jobTitle')).toMatchObject(fields.jobTitle);
  expect(read('size')).toMatchObject(fields.size);
});

test('a provider has placeholders for its client, in the file and in the environment', () => {
  const settings = settingsWith({
    socialProviders: { github: { clientId: 'own', clientSecret: 'never shown', scope: ['repo'] } },
    openIdProviders: { acme: { name: 'Acme', issuer: 'https://id.acme.example', clientId: 'own', clientSecret: 'no' } },
  });
  const discord = providerLines('discord', settings)!;
  expect(discord.environment).toBe('DISCORD_CLIENT_ID=…\nDISCORD_CLIENT_SECRET=…');
  const file = fileLines(discord.path, discord.literal).replaceAll('…', 'client');
  expect(optionsOfLines(file).socialProviders.discord).toMatchObject({ clientId: 'client', clientSecret: 'client' });
  const environment = Object.fromEntries(clientVariables('discord').map((name) => [name, 'client']));
  expect(parseOptions(optionsFromEnvironment(environment)).socialProviders.discord).toMatchObject({
    clientId: 'client',
    clientSecret: 'client',
  });

  const github = providerLines('github', settings)!;
  expect(github.literal).not.toContain('never shown');
  const lines = fileLines(github.path, github.literal);
  expect(optionsOfLines(lines).socialProviders.github?.scope).toEqual(['repo']);

  const acme = providerLines('acme', settings)!;
  expect([acme.path, acme.environment]).toEqual(['openIdProviders.acme', null]);
  expect(acme.literal).toContain("issuer: 'https://id.acme.example'");
  expect(providerLines('unknown', settings)).toBeNull();
});

test('an option that the environment or the file sets is locked, and says by what', () => {
  const option = { path: 'appName', variable: 'APP_NAME' };
  expect(lockOf({ ...option, source: 'environment' })).toBe('Set by APP_NAME');
  expect(lockOf({ ...option, source: 'file' })).toBe('Set in gatehouse.config.ts');
  expect(lockOf({ ...option, source: 'saved' })).toBeNull();
  expect(lockOf({ ...option, source: 'default' })).toBeNull();
});

test('of a branding only what changed is saved, and the default removes what was saved', () => {
  const defaults = { appName: 'Gatehouse', accentColor: '#4c4ddc' };
  expect(savedBranding({}, defaults)).toEqual({});
  expect(savedBranding({ appName: 'Acme', termsUrl: '/terms' }, defaults)).toEqual({
    appName: 'Acme',
    'branding.termsUrl': '/terms',
  });
  expect(savedBranding({ appName: 'Gatehouse', accentColor: '#4c4ddc', logoUrl: '' }, defaults)).toEqual({
    appName: null,
    'branding.accentColor': null,
    'branding.logoUrl': null,
  });
});

test('the reason of the service belongs to the option that it names', () => {
  const failure = (code: string, message: string) =>
    new TRPCClientError(message, {
      result: { error: { message, code: -32_600, data: { code, message, httpStatus: 400 } } },
    });
  const path = 'branding.accentColor';
  const refused = `Invalid setting: Option ${path}: got "#ffee00", needs a colour dark enough\nOption appName (APP_NAME): got "", needs a text`;
  expect(refusedValues(failure('INVALID_SETTING', refused))).toEqual({
    [path]: 'The service needs a colour dark enough.',
    appName: 'The service needs a text.',
  });
  expect(refusedValues(failure('SETTING_IS_LOCKED', refused))).toEqual({});
  expect(refusedValues(new Error('offline'))).toEqual({});
});

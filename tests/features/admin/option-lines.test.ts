import { expect, test } from 'vitest';

import { environmentLine, fileLines, literalOf } from '#client/features/admin/settings/option-lines.ts';
import { checked, draftOf, isEntered } from '#client/features/admin/settings/option-value.ts';
import { optionsFromEnvironment, parseOptions, settingsOf } from '#server/app/configuration.ts';
import { optionsOfLines } from '#tests/support/sources/config-lines.ts';

const origin = { written: {}, variables: new Map<string, string>() };
const settings = new Map(
  settingsOf({}, origin)
    .flatMap((subject) => subject.settings)
    .map((setting) => [setting.path, setting]),
);
const inputOf = (path: string) => settings.get(path)!.input;

/** The value that lines of `gatehouse.config.ts` set. */
const written = (path: string, value: unknown) => at(optionsOfLines(fileLines(path, literalOf(value))), path);

const at = (options: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], options);

/** The text that a shell passes on. */
const unquoted = (line: string) =>
  line
    .slice(line.indexOf('=') + 1)
    .replace(/^'(.*)'$/s, '$1')
    .replace(/^"(.*)"$/s, (_, text: string) => text.replaceAll(/\\(.)/g, '$1'));

test.for([
  ['appName', `Ada's "\\ $Engines`],
  ['emailAndPassword.minPasswordLength', 12],
  ['emailAndPassword.enabled', false],
  ['trustedOrigins', ['https://a.example', 'https://b.example']],
  ['trustProxy', ['10.0.0.0/8', 'loopback']],
  ['rateLimit.customRules', { '/sign-in/*': { window: 10, max: 5 } }],
  ['mailRetryDelays', [1, 5]],
  ['webApp', false],
] as const)('the lines of the file set %s', ([path, value]) => {
  expect(written(path, value)).toEqual(value);
});

test.for([
  ['APP_NAME', 'appName', `Ada's "\\ $Engines`],
  ['PORT', 'port', 4000],
  ['METRICS_ENABLED', 'metrics.enabled', true],
  ['TRUSTED_ORIGINS', 'trustedOrigins', ['https://a.example', 'https://b.example']],
  ['TRUST_PROXY', 'trustProxy', true],
  ['DATABASE_PREPARED', 'database.prepared', false],
  ['NODE_ENV', 'production', true],
] as const)('the line of the environment with %s sets the option', ([variable, path, value]) => {
  const line = environmentLine(variable, value);
  expect(line.startsWith(`${variable}=`)).toBe(true);
  expect(at(optionsFromEnvironment({ [variable]: unquoted(line) }), path)).toEqual(value);
});

test('texts of a shell are quoted only if they must be', () => {
  expect(environmentLine('APP_NAME', 'Acme')).toBe('APP_NAME=Acme');
  expect(environmentLine('APP_NAME', 'Acme ID')).toBe("APP_NAME='Acme ID'");
});

test('each kind of option has its control, and secrets and functions have none', () => {
  const controls = {
    'emailAndPassword.enabled': 'boolean',
    'emailAndPassword.minPasswordLength': 'integer',
    'advanced.sweepInterval': 'number',
    logLevel: 'choice',
    webApp: 'choice',
    appName: 'string',
    trustedOrigins: 'list',
    languages: 'list',
    mailRetryDelays: 'json',
    trustProxy: 'json',
    secret: 'secret',
    'socialProviders.google': 'secret',
    'hooks.before': 'function',
  };
  const found = Object.keys(controls).map((path) => [path, inputOf(path).control]);
  expect(Object.fromEntries(found)).toEqual(controls);
  expect(inputOf('socialProviders.google').fields).toEqual(['clientId', 'clientSecret']);
  expect(inputOf('languages').choices).toContain('pt-BR');
});

test.for([
  ['emailAndPassword.minPasswordLength', '0', 'Enter 1 or more.'],
  ['emailAndPassword.minPasswordLength', '8.5', 'Enter a whole number.'],
  ['emailAndPassword.minPasswordLength', 'many', 'Enter a number.'],
  ['advanced.sweepInterval', '0', 'Enter more than 0.'],
  ['workers', '257', 'Enter 256 or less.'],
  ['appName', '', 'Enter a value.'],
  ['appName', 'a'.repeat(81), 'Enter at most 80 characters.'],
  [
    'branding.logoUrl',
    'http://example.com',
    'The service doesn’t accept this form. The description shows what it accepts.',
  ],
  ['mailRetryDelays', '[1,', 'Enter valid JSON.'],
] as const)('%s does not take %s', ([path, draft, error]) => {
  expect(checked(inputOf(path), draft)).toEqual({ error });
});

test('a default that is entered again is the value with which the service runs', () => {
  const options: object = parseOptions({});
  const entered = [...settings.values()].filter((setting) => setting.default !== null && isEntered(setting));
  expect(entered.length).toBeGreaterThan(100);
  for (const { path, input, default: initial } of entered) {
    const { value, error } = checked(input, draftOf(input, initial));
    expect([path, error, JSON.stringify(value)]).toEqual([path, undefined, JSON.stringify(at(options, path))]);
  }
});

test('an address whose credentials are not shown is not entered', () => {
  const options = { smtpUrl: 'smtp://user:password@mail.example.com' };
  const subjects = settingsOf(options, { ...origin, written: options });
  const smtpUrl = subjects.flatMap((subject) => subject.settings).find(({ path }) => path === 'smtpUrl')!;
  expect(smtpUrl.value).toBe('smtp://…@mail.example.com');
  expect(isEntered(smtpUrl)).toBe(false);
});

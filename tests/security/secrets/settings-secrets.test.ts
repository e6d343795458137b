import { z } from 'zod';
import { expect } from 'vitest';

import { OptionsSchema, settingsOf } from '#server/app/configuration.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { providers } from '#server/features/social/providers.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

type Schema = z.core.JSONSchema.JSONSchema & { secret?: boolean; declaredAs?: string };

const { $defs = {}, ...root } = z.toJSONSchema(OptionsSchema, { io: 'input', unrepresentable: 'any' });

function resolve({ $ref, ...own }: Schema): Schema {
  return $ref === undefined ? own : { ...resolve($defs[$ref.split('/').at(-1)!] as Schema), ...own };
}

/** Every place of the options that takes a text, with whether it is declared as secret. */
function textsIn(schema: Schema, path = '', inherited?: boolean): { path: string; secret: boolean | undefined }[] {
  const own = resolve(schema);
  const secret = own.secret ?? inherited;
  const takesText = own.type === 'string' && own.enum === undefined && own.const === undefined;
  const within = (part: unknown, key: string) =>
    typeof part === 'object' && part !== null ? textsIn(part as Schema, `${path}${key}`, secret) : [];
  return [
    ...(takesText ? [{ path, secret }] : []),
    ...Object.entries(own.properties ?? {}).flatMap(([key, part]) => within(part, `.${key}`)),
    ...within(own.additionalProperties, '.*'),
    ...within(own.items, '[]'),
    ...(own.anyOf ?? []).flatMap((part) => within(part, '')),
  ];
}

test('every option that takes a text declares whether it is secret', () => {
  const undeclared = textsIn(root as Schema).filter(({ secret }) => secret === undefined);

  expect(undeclared.map(({ path }) => path)).toEqual([]);
});

test('options whose name is that of a secret are declared as secret', () => {
  const texts = textsIn(root as Schema);
  const named = texts.filter(({ path }) => /secret|password|privateKey|token|credential|apikey/i.test(path));
  // Of the URLs and scopes of OAuth, of the breach service, and a day.
  const harmless =
    /\.endpoints\.token$|^\.jwt\.accessTokenAudience|^\.emailAndPassword\.(breachedPasswords\.url|importedHashesUntil)$/;
  const expected = named.filter(({ path }) => !harmless.test(path));

  expect(expected.length).toBeGreaterThan(Object.keys(providers).length);
  expect(expected.filter(({ secret }) => secret !== true).map(({ path }) => path)).toEqual([]);
});

const MARK = 'recognizable';
/** Where a text may be shown, it is a URL with credentials. */
const shownText = `https://${MARK}-user:${MARK}-password@example.com/path?key=${MARK}-query#${MARK}-fragment`;

/** A value with a recognizable secret in every text; `variant` chooses the members of unions. */
function filled(schema: Schema, variant: number, inherited?: boolean): unknown {
  const own = resolve(schema);
  const secret = own.secret ?? inherited;
  const part = (each: unknown) => filled(each as Schema, variant, secret);
  if (own.anyOf) return part(own.anyOf[variant % own.anyOf.length]);
  if (own.enum || own.const !== undefined) return own.const ?? own.enum![0];
  if (own.type === 'array') return [part(own.items), part(own.items)];
  if (own.type === 'object') {
    const fields = Object.entries(own.properties ?? {}).map(([key, each]) => [key, part(each)]);
    const added = typeof own.additionalProperties === 'object' ? { added: part(own.additionalProperties) } : {};
    return { ...Object.fromEntries(fields), ...added };
  }
  if (own.type === 'integer' || own.type === 'number') return 1;
  if (own.type === 'boolean') return true;
  // Values that JSON Schema does not describe: a text, a nested text, or a function.
  const text = secret === false ? shownText : `${MARK}-secret`;
  return own.type === 'string' ? text : [text, { nested: [text] }, () => text][variant % 3];
}

test.for([0, 1, 2, 3, 4, 5])('no setting contains a secret, whichever option it is in (variant %s)', (variant) => {
  const options = filled(root as Schema, variant) as GatehouseOptions;
  const subjects = settingsOf(options, { written: options, variables: new Map() });
  const settings = subjects.flatMap((subject) => subject.settings);

  expect(JSON.stringify(options)).toContain(`${MARK}-password`);
  expect(JSON.stringify(options)).toContain(`${MARK}-secret`);
  expect(settings.filter((setting) => JSON.stringify(setting).includes(MARK))).toEqual([]);
  expect(settings.find(({ path }) => path === 'secret')).toMatchObject({ kind: 'hidden', value: null });
  expect(settings.find(({ path }) => path === 'socialProviders.apple.privateKey')).toMatchObject({ kind: 'hidden' });
});

test('URLs in forms that hide credentials from a parser are not shown', () => {
  const urls = [
    `smtp://user:12/${MARK}@mail.example.com`,
    `smtp://user:${MARK}:x@[mail`,
    `smtp:${MARK}?password=${MARK}`,
    `first https://user:${MARK}@example.com`,
    `https://example.com/#${MARK}`,
  ];
  for (const smtpUrl of urls) {
    const subjects = settingsOf({ smtpUrl }, { written: { smtpUrl }, variables: new Map() });
    expect(JSON.stringify(subjects), smtpUrl).not.toContain(MARK);
  }
});

test('no answer about the settings contains a secret of the running service', async () => {
  const clientSecret = `${MARK}-client-secret`;
  await using gatehouse = await startGatehouse({
    secret: [`${MARK} secret with more than thirty-two characters`],
    smtpUrl: `smtp://${MARK}-user:${MARK}-password@127.0.0.1:1`,
    socialProviders: {
      google: { clientId: 'client', clientSecret, endpoints: { token: `https://${MARK}@example.com/token` } },
      apple: { clientId: 'client', teamId: 'team', keyId: 'key', privateKey: `${MARK}-private-key` },
    },
    openIdProviders: { okta: { name: 'Okta', issuer: 'https://example.com', clientId: 'client', clientSecret } },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const answers = [
    await admin.get('/admin/get-settings'),
    await admin.get('/admin/list-emails'),
    await admin.get('/admin/preview-email', { name: 'sendResetPassword' }),
    await admin.post('/admin/send-test-email'),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(JSON.stringify(answers)).toContain('"okta"');
  expect(JSON.stringify(answers)).not.toContain(MARK);
});

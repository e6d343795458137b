import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import type { ComponentTexts } from '#client/components/component-texts.ts';
import { signInErrors } from '#client/components/errors/sign-in-errors.ts';
import { factorErrors } from '#client/components/errors/two-factor-errors.ts';
import { redirectMessage } from '#client/components/text/redirect-message.ts';
import { languages } from '#shared/lib/language/languages.ts';

const folder = join(import.meta.dirname, '../../generated/languages/components');
const files = globSync('*.ts', { cwd: folder });

async function textsOf(file: string): Promise<ComponentTexts> {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as { texts: ComponentTexts };
  return module.texts;
}

test('every language has a module for the components', () => {
  const codes = files.map((file) => basename(file, '.ts'));
  expect(codes.toSorted()).toEqual(
    Object.keys(languages)
      .map((code) => code.toLowerCase())
      .filter((code) => code !== 'en')
      .toSorted(),
  );
});

test.for(files)('the texts of %s name errors by their codes, and the areas of the components', async (file) => {
  const { errors = {}, signIn, fields, redirects } = await textsOf(file);
  const codes = ['NETWORK_ERROR', 'FORBIDDEN', ...Object.keys({ ...signInErrors, ...factorErrors })];
  expect(codes.filter((code) => !(code in errors))).toEqual([]);
  expect(signIn?.signIn?.action).not.toBe('Sign in');
  expect(fields?.fields?.email).toBeTruthy();
  expect(redirects?.cancelled).not.toBe(redirectMessage('access_denied'));
});

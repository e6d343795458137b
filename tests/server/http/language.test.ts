import { expect, test } from 'vitest';

import { languageOf } from '#server/http/language.ts';
import { startGatehouse } from '#tests/support/test.ts';
import type { Language } from '#shared/lib/language/languages.ts';

const all: Language[] = ['en', 'de', 'fr', 'pt-BR', 'ar'];

test.for<[accepted: string | undefined, cookie: string | undefined, language: Language]>([
  [undefined, undefined, 'en'],
  ['', undefined, 'en'],
  ['*', undefined, 'en'],
  ['de', undefined, 'de'],
  ['DE-at', undefined, 'de'],
  ['pt-PT,fr;q=0.5', undefined, 'pt-BR'],
  ['xx, fr;q=0.3, ar;q=0.7', undefined, 'ar'],
  ['de;q=0, fr;q=0.1', undefined, 'fr'],
  ['de;q=zero', undefined, 'en'],
  ['de', 'gatehouse-language=ar', 'ar'],
  ['de', 'a=b; gatehouse-language=pt-BR; c=d', 'pt-BR'],
  ['de', 'gatehouse-language=klingon', 'de'],
  ['de', 'other-gatehouse-language=ar', 'de'],
  [`${'x,'.repeat(100_000)}de`, undefined, 'en'],
])('Accept-Language %j with the cookie %j is %s', ([accepted, cookie, language]) => {
  const headers = {
    ...(accepted === undefined ? {} : { 'accept-language': accepted }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  expect(languageOf(headers, { languages: all })).toBe(language);
});

test('the page has the language of its request; the first offered language is for all others', async () => {
  await using gatehouse = await startGatehouse({ webApp: true, languages: ['fr', 'ar'] });
  const page = async (accepted: string) => {
    const headers = { accept: 'text/html', 'accept-language': accepted };
    return gatehouse.app.inject({ url: '/sign-in', headers });
  };
  const arabic = await page('ar-EG');
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.headers['vary']).toBe('Accept, Accept-Language, Cookie, Origin');
  expect((await page('de')).body).toContain('<html lang="fr" dir="ltr">');
  expect((await page('de')).body).toContain('&quot;languages&quot;:[&quot;fr&quot;,&quot;ar&quot;]');
});

test('the start rejects an unknown language and an empty list', async () => {
  await expect(startGatehouse({ languages: ['tlh' as Language] })).rejects.toThrow('Option languages.0');
  await expect(startGatehouse({ languages: [] })).rejects.toThrow('needs at least one language');
});

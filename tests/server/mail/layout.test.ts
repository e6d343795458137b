import { expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import { english } from '#server/mail/mail-language.ts';
import { renderMail, type AddressedTemplate } from '#server/mail/layout.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { ACCENT } from '#shared/lib/palette.ts';

const template: AddressedTemplate = {
  to: 'ada@example.com',
  subject: 'Sign in to Acme & Sons',
  heading: 'Sign in',
  paragraphs: ['Hi Ada,', 'Sign in with <this> link.'],
  action: { label: 'Sign in', url: 'https://auth.example.com/verify?a=1&b=2' },
  note: 'Ignore this email.',
};
const render = (options: GatehouseOptions = {}, changes: Partial<AddressedTemplate> = {}) =>
  renderMail({ ...template, ...changes }, parseOptions({ appName: 'Acme & Sons', ...options }), english);

test('a mail says in HTML and as text what to do and why it was sent', () => {
  const { html, text } = render();
  const why = 'This email was sent to ada@example.com because the address was used with Acme';
  expect(html).toContain(why);
  expect(html).toContain('Sign in with &lt;this&gt; link.');
  expect(html).toContain('href="https://auth.example.com/verify?a=1&amp;b=2"');
  expect(text).toContain('Sign in:\nhttps://auth.example.com/verify?a=1&b=2\n\nIgnore this email.');
  expect(text).toContain(`-- \nAcme & Sons\n${why} & Sons.`);
});

test('the button and, without a logo, the initial of the name have the accent color', () => {
  expect(render().html.match(new RegExp(`bgcolor="${ACCENT}"`, 'g'))).toHaveLength(2);
  const { html } = render({
    baseUrl: 'https://auth.example.com',
    branding: { accentColor: '#0b7285', logoUrl: '/logo.png' },
  });
  expect(html).not.toContain(ACCENT);
  expect(html).toContain('bgcolor="#0b7285"');
  expect(html).toContain('src="https://auth.example.com/logo.png"');
});

test('the mark of the product has no letter, as mail programs show no SVG', () => {
  const iconOf = ({ html }: { html: string }) => /<td[^>]*aria-hidden="true"[^]*?<\/td>/.exec(html)![0];
  expect(iconOf(render())).toContain('>A</td>');
  expect(iconOf(render({ appName: 'Gatehouse' }))).not.toMatch(/>G</);
  expect(render({ appName: 'Gatehouse' }).html).not.toContain('<svg');
});

test('a code is not in the preview that lists of mails show', () => {
  const { html } = render({}, { action: undefined, code: '123456' });
  const preview = /<div style="display:none[^>]*>([^<]*)</.exec(html)![1];
  expect(preview).toBe('Hi Ada, Sign in with &lt;this&gt; link.');
  expect(html).toContain('123456');
});

test('mails have a dark theme, and their own colors where programs ignore it', () => {
  const { html } = render();
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toMatch(/class="card" bgcolor="#ffffff"/);
});

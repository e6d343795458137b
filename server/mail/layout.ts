import { accentColor } from '#server/http/page-styles.ts';
import { escapeHtml } from '#server/http/pages.ts';
import type { Options } from '#server/options/kit-options.ts';
import { hasProductMark, initialOf } from '#shared/lib/branding.ts';
import { directionOf } from '#shared/lib/language/languages.ts';
import { ink } from '#shared/lib/palette.ts';

import type { Template } from './define-mail.ts';
import type { MailLanguage } from './mail-language.ts';
import { mailDocument, table } from './mail-html.ts';
import { texts } from './texts.ts';

export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail with its recipient. */
export interface AddressedTemplate extends Template {
  to: string;
}

type Branding = Pick<Options, 'appName' | 'branding' | 'baseUrl'>;

/** Renders a mail as plain text and as HTML. */
export function renderMail(template: AddressedTemplate, options: Branding, language: MailLanguage): RenderedMail {
  const { to, subject, heading, paragraphs, details = [], code, action, note } = template;
  const facts = details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const footer = `-- \n${options.appName}\n${texts(language).footer(to, options.appName)}`;
  return {
    to,
    subject: subject.replace(/[\r\n]+/g, ' '),
    text:
      [heading, ...paragraphs, ...(facts ? [facts] : []), ...(code ? [code] : []), ...link, note, footer].join('\n\n') +
      '\n',
    html: renderHtml(template, options, language),
  };
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const normal = `${font};font-size:16px;line-height:24px;color:${ink.light[9]};margin:0 0 16px`;
const small = `${font};font-size:13px;line-height:20px;color:${ink.light[7]};margin:0`;

function renderHtml(template: AddressedTemplate, options: Branding, language: MailLanguage): string {
  const { to, subject, heading, paragraphs, details = [], code, action, note } = template;
  const { footer, openLink } = texts(language);
  const content = [
    `<h1 class="text" style="${font};font-size:22px;line-height:28px;font-weight:600;color:${ink.text};margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="text" style="${normal}">${escapeHtml(text)}</p>`),
    ...(details.length > 0 ? [renderDetails(details)] : []),
    ...(code ? [renderCode(code)] : []),
    ...(action ? [renderAction(action, accentColor(options), openLink)] : []),
    `<p class="muted line" style="${small};border-top:1px solid ${ink.light[2]};padding:16px 0 0;margin:24px 0 0">${escapeHtml(note)}</p>`,
  ];
  return mailDocument({
    title: subject,
    language: language.code,
    preview: paragraphs.join(' '),
    body: [
      `<tr><td style="padding:0 4px 16px">${renderBrand(options, directionOf(language.code))}</td></tr>`,
      `<tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${ink.light[3]};border-radius:12px;padding:32px 28px">\n${content.join('\n')}\n</td></tr>`,
      `<tr><td style="padding:16px 4px 0"><p class="muted" style="${small};font-size:12px;line-height:18px">${escapeHtml(footer(to, options.appName))}</p></td></tr>`,
    ].join('\n'),
  });
}

function renderBrand(options: Branding, dir: 'ltr' | 'rtl'): string {
  const { appName, branding, baseUrl } = options;
  const logo = branding.logoUrl
    ? `<td width="32"><img src="${escapeHtml(new URL(branding.logoUrl, baseUrl).href)}" alt="" width="32" height="32" style="display:block;border:0"></td>`
    : renderIcon(appName, accentColor(options));
  const name = `<td class="text" style="${font};font-size:16px;line-height:32px;font-weight:600;color:${ink.text};padding-${dir === 'rtl' ? 'right' : 'left'}:10px">${escapeHtml(appName)}</td>`;
  return table(`<tr>${logo}${name}</tr>`);
}

/** The icon of the web app, as cells: mail programs show no SVG. */
function renderIcon(appName: string, color: string): string {
  const cell = `<td width="32" height="32" align="center" bgcolor="${color}" aria-hidden="true" style="background:${color};border-radius:8px`;
  return hasProductMark(appName)
    ? `${cell};font-size:0;line-height:0">${gatehouse(color)}</td>`
    : `${cell};${font};color:#ffffff;font-size:17px;line-height:32px;font-weight:600">${escapeHtml(initialOf(appName))}</td>`;
}

/** Three merlons, the wall, and the gate in it, of 18 by 17 pixels. */
function gatehouse(color: string): string {
  const white = 'bgcolor="#ffffff" style="background:#ffffff"';
  const [merlon, gap] = [`<td width="4" height="3" ${white}></td>`, '<td width="3" height="3"></td>'];
  const side = `<td width="5" height="9" ${white}></td>`;
  const gate = `<td width="8" height="9" ${white}><div style="height:9px;background:${color};border-radius:4px 4px 0 0"></div></td>`;
  const [top, wall, below] = [
    `<tr>${merlon}${gap}${merlon}${gap}${merlon}</tr>`,
    `<tr><td width="18" height="5" ${white}></td></tr>`,
    `<tr>${side}${gate}${side}</tr>`,
  ];
  return [top, wall, below].map((row) => table(row, ' align="center" width="18"')).join('');
}

function renderDetails(details: NonNullable<Template['details']>): string {
  const cell = `${font};font-size:14px;line-height:20px;padding:8px 0;border-top:1px solid ${ink.light[2]}`;
  const rows = details.map(
    ({ label, value }) =>
      `<tr><td class="muted line" width="35%" valign="top" style="${cell};color:${ink.light[7]}">${escapeHtml(label)}</td><td class="text line" style="${cell};color:${ink.text}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<div style="margin:24px 0">${table(rows.join(''), ' width="100%"')}</div>`;
}

function renderCode(code: string): string {
  return `<p dir="ltr" class="text code" style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;color:${ink.text};background:${ink.light[0]};border-radius:8px;padding:16px;margin:24px 0;text-align:center">${escapeHtml(code)}</p>`;
}

/** The cell has the colour and the padding, since Outlook ignores those of a link. */
function renderAction({ label, url }: NonNullable<Template['action']>, color: string, openLink: string): string {
  const href = escapeHtml(url);
  const button = `<tr><td align="center" bgcolor="${color}" style="background:${color};border-radius:8px;mso-padding-alt:12px 24px"><a href="${href}" style="${font};display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr>`;
  return `<div style="margin:24px 0">${table(button)}</div>
<p class="muted" style="${small}">${openLink}<br><a dir="ltr" class="muted" href="${href}" style="color:${ink.light[7]};font-size:12px;word-break:break-all">${href}</a></p>`;
}

import { accentColor, escapeHtml, htmlPage } from '#server/http/pages.ts';
import type { Options } from '#server/options/options.ts';
import { directionOf } from '#shared/languages.ts';

import type { Template } from './define-mail.ts';
import type { MailLanguage } from './language.ts';
import { texts } from './texts.ts';

export interface RenderedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

type Branding = Pick<Options, 'appName' | 'branding' | 'baseUrl'>;

/** Renders a mail as plain text and as HTML: one column with inline styles, which all mail programs support. */
export function renderMail(template: Template, options: Branding, language: MailLanguage): RenderedMail {
  const { to, subject, heading, paragraphs, code, action, note } = template;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return {
    to,
    subject: subject.replace(/[\r\n]+/g, ' '),
    text:
      [heading, ...paragraphs, ...(code ? [code] : []), ...link, note, `-- \n${options.appName}`].join('\n\n') + '\n',
    html: renderHtml(template, options, language),
  };
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const normal = `${font};font-size:16px;line-height:1.5;color:#1f2328;margin:0 0 16px`;
const small = `${font};font-size:14px;line-height:1.5;color:#57606a;margin:0 0 8px`;
const button = `${font};display:inline-block;padding:14px 28px;border-radius:8px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;

function renderHtml(template: Template, options: Branding, language: MailLanguage): string {
  const { subject, heading, paragraphs, code, action, note } = template;
  const dir = directionOf(language.code);
  const { logoUrl } = options.branding;
  const logo = logoUrl
    ? `<img src="${escapeHtml(new URL(logoUrl, options.baseUrl).href)}" alt="" width="24" height="24" style="vertical-align:middle;margin-${dir === 'rtl' ? 'left' : 'right'}:8px">`
    : '';
  const body = `<body dir="${dir}" style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="${font};font-size:15px;font-weight:700;color:#1f2328;padding:0 8px 12px">${logo}${escapeHtml(options.appName)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #dde2e8;border-radius:12px;padding:28px 24px">
<h1 style="${font};font-size:22px;line-height:1.3;color:#1f2328;margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="${normal}">${escapeHtml(text)}</p>`).join('\n')}${code ? renderCode(code, dir) : ''}${action ? renderAction(action, accentColor(options), texts(language).openLink) : ''}
</td></tr>
<tr><td style="padding:16px 8px 0"><p style="${small}">${escapeHtml(note)}</p></td></tr>
</table>
</td></tr>
</table>
</body>`;
  return htmlPage({ title: subject, language: language.code, colorScheme: 'light', head: '', body });
}

function renderCode(code: string, dir: 'ltr' | 'rtl'): string {
  return `
<p dir="ltr" style="text-align:${dir === 'rtl' ? 'right' : 'left'};${font};font-size:32px;font-weight:700;letter-spacing:6px;color:#1f2328;margin:24px 0">${escapeHtml(code)}</p>`;
}

function renderAction({ label, url }: NonNullable<Template['action']>, color: string, openLink: string): string {
  const href = escapeHtml(url);
  return `
<p style="margin:24px 0"><a href="${href}" style="${button};background:${color}">${escapeHtml(label)}</a></p>
<p style="${small}">${openLink}<br><a dir="ltr" href="${href}" style="color:${color};word-break:break-all">${href}</a></p>`;
}

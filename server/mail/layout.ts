import { escapeHtml } from '#server/http/pages.ts';

import type { Options } from '#server/options/options.ts';

import type { Template } from './define-mail.ts';

export interface LaidOut {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How the operator's mails look: the accent colour is dark enough for white text on it. */
type Look = Pick<Options, 'appName' | 'branding' | 'baseUrl'>;

const ACCENT = '#1c5fd1';

/** A template as plain text and as a page that mail programs and phones show alike: one column, styles in place. */
export function layOut(template: Template, options: Look): LaidOut {
  return {
    to: template.to,
    subject: template.subject.replace(/[\r\n]+/g, ' '),
    text: textOf(template, options.appName),
    html: htmlOf(template, options),
  };
}

function textOf({ heading, paragraphs, action, note }: Template, appName: string): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [heading, ...paragraphs, ...link, note, `-- \n${appName}`].join('\n\n') + '\n';
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = `${font};font-size:16px;line-height:1.5;color:#1f2328;margin:0 0 16px`;
const small = `${font};font-size:14px;line-height:1.5;color:#57606a;margin:0 0 8px`;
const button = `${font};display:inline-block;padding:14px 28px;border-radius:8px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;

function htmlOf(
  { subject, heading, paragraphs, action, note }: Template,
  { appName, branding, baseUrl }: Look,
): string {
  const { accentColor = ACCENT, logoUrl } = branding;
  const logo = logoUrl
    ? `<img src="${escapeHtml(new URL(logoUrl, baseUrl).href)}" alt="" width="24" height="24" style="vertical-align:middle;margin-right:8px">`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="${font};font-size:15px;font-weight:700;color:#1f2328;padding:0 8px 12px">${logo}${escapeHtml(appName)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #dde2e8;border-radius:12px;padding:28px 24px">
<h1 style="${font};font-size:22px;line-height:1.3;color:#1f2328;margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="${body}">${escapeHtml(text)}</p>`).join('\n')}${action ? actionOf(action, accentColor) : ''}
</td></tr>
<tr><td style="padding:16px 8px 0"><p style="${small}">${escapeHtml(note)}</p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function actionOf({ label, url }: NonNullable<Template['action']>, color: string): string {
  const href = escapeHtml(url);
  return `
<p style="margin:24px 0"><a href="${href}" style="${button};background:${color}">${escapeHtml(label)}</a></p>
<p style="${small}">Or open this address:<br><a href="${href}" style="color:${color};word-break:break-all">${href}</a></p>`;
}

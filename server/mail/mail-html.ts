import { escapeHtml, htmlPage } from '#server/http/pages.ts';
import { directionOf, type Language } from '#shared/lib/language/languages.ts';
import { ink } from '#shared/lib/palette.ts';

/** The style of the light theme is inline, since some mail programs ignore this one. */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${ink.dark[9]}!important}
.card{background:${ink.dark[7]}!important;border-color:${ink.dark[4]}!important}
.text{color:${ink.dark[0]}!important}
.muted{color:${ink.dark[2]}!important}
.line{border-color:${ink.dark[4]}!important}
.code{background:${ink.dark[6]}!important}
}
`;

const reset = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Mail programs that know no modern layout show tables alike. */
export function table(rows: string, attributes = ''): string {
  return `<table ${reset}${attributes}>${rows}</table>`;
}

interface MailDocument {
  title: string;
  language: Language;
  /** What lists of mails show beside the subject. */
  preview: string;
  /** HTML, rows of a table. */
  body: string;
}

/** A mail as an HTML document: one column, in Outlook of a fixed width. */
export function mailDocument({ title, language, preview, body }: MailDocument): string {
  const dir = ` dir="${directionOf(language)}"`;
  const background = `bgcolor="${ink.light[0]}" style="background:${ink.light[0]}"`;
  const column = table(`\n${body}\n`, ' width="100%" style="max-width:520px"');
  return htmlPage({
    title,
    language,
    head: `<meta name="supported-color-schemes" content="light dark">\n<style>${darkStyle}</style>`,
    body: `<body${dir} class="page" style="margin:0;padding:0;background:${ink.light[0]}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table ${reset}${dir} width="100%" class="page" ${background}><tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table ${reset} width="520"><tr><td><![endif]-->
${column}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>`,
  });
}

import type { Options } from '#server/options/kit-options.ts';
import { iconSvg } from '#shared/lib/branding.ts';
import { directionOf, type Language } from '#shared/lib/language/languages.ts';

import { accentColor, messagePageStyle, type MessagePageOptions } from './page-styles.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

interface HtmlPage {
  title: string;
  language?: Language;
  /** HTML. */
  head: string;
  /** HTML, including the `body` element. */
  body: string;
}

/** An HTML document; only the title is escaped here. */
export function htmlPage({ title, language = 'en', head, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${head}
</head>
${body}
</html>
`;
}

/** How the service presents itself. */
export type Branding = Pick<Options, 'appName' | 'branding'>;

/** The icon of a service without a logo, as SVG. */
export function generatedIcon(options: Branding): string {
  return iconSvg(options.appName, accentColor(options));
}

/** A page with a single message, allowed by the content security policy for message pages. */
export function messagePage(
  options: Branding & MessagePageOptions,
  page: Pick<HtmlPage, 'title' | 'language'>,
  content: string,
): string {
  const { logoUrl } = options.branding;
  const logo = logoUrl ? `<img src="${escapeHtml(logoUrl)}" alt="">` : generatedIcon(options);
  return htmlPage({
    ...page,
    head: `<style>${messagePageStyle(options)}</style>`,
    body: `<body>
<main>
<p class="brand">${logo}${escapeHtml(options.appName)}</p>
<div class="card">
${content}
</div>
</main>
</body>`,
  });
}

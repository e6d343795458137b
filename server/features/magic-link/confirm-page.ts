import { escapeHtml, messagePage } from '#server/http/pages.ts';
import type { Options } from '#server/options/options.ts';

import { texts } from './texts.ts';

interface Confirmation {
  options: Pick<Options, 'appName' | 'branding'>;
  email: string;
  /** The query parameters of the link, submitted again by the button. */
  fields: Record<string, string | undefined>;
}

/** Asks for confirmation before a link signs in. The form has no action, so it submits to its own URL. */
export function confirmPage({ options, email, fields }: Confirmation): string {
  const inputs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`],
  );
  const title = texts.heading(options.appName);
  return messagePage(
    options,
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(texts.confirmPage.question(email))}</p>
<form method="get">
${inputs.join('\n')}
<button type="submit">${texts.action}</button>
</form>
<p class="note">${texts.confirmPage.note}</p>`,
  );
}

import { errorPageStyle, escapeHtml } from '#server/http/pages.ts';
import type { Options } from '#server/options/options.ts';

interface Shown {
  options: Pick<Options, 'appName' | 'branding'>;
  email: string;
  /** What the button sends back to the same address. */
  fields: Record<string, string | undefined>;
}

/** Asks before a link signs in. Without a form's action it returns to its own address. */
export function confirmPage({ options, email, fields }: Shown): string {
  const inputs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`],
  );
  const title = `Sign in to ${escapeHtml(options.appName)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${errorPageStyle(options)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Sign in as <strong>${escapeHtml(email)}</strong>?</p>
<form method="get">
${inputs.join('\n')}
<button type="submit">Sign in</button>
</form>
<p class="code">If you did not ask for this link, close this page.</p>
</main>
</body>
</html>
`;
}

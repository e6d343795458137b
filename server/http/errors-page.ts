import type { Options } from '#server/options/options.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#shared/features.ts';

import { escapeHtml, htmlPage } from './pages.ts';
import { titleOf } from './problem.ts';

const texts = {
  title: (app: string) => `Errors of the ${app} API`,
  about: 'Each call lists its errors in the API document. A call can answer another status than the usual one.',
  code: 'Code',
  status: 'Usual status',
  meaning: 'Meaning',
} as const;

const style = `
body{margin:0 auto;max-width:60rem;padding:1.5rem;font-family:system-ui,sans-serif;line-height:1.5}
table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .6rem;border-bottom:1px solid #8886;text-align:left;overflow-wrap:anywhere}
tr:target{background:#ffd43b66}`;

/** The page to which the `type` of a problem refers: every error code, at the fragment of its name. */
export function errorsPage({ appName }: Pick<Options, 'appName'>): string {
  const title = texts.title(appName);
  const rows = (Object.keys(errors) as ErrorCode[])
    .toSorted()
    .map(
      (code) =>
        `<tr id="${code}"><td><code>${code}</code></td><td>${errors[code][0]}</td><td>${escapeHtml(titleOf(code))}</td></tr>`,
    );
  return htmlPage({
    title,
    head: `<style>${style}</style>`,
    body: `<body>
<h1>${escapeHtml(title)}</h1>
<p>${texts.about}</p>
<table>
<thead><tr><th>${texts.code}</th><th>${texts.status}</th><th>${texts.meaning}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>`,
  });
}

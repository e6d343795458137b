import type { Options } from '#server/options/kit-options.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

import { pageStyle } from '#server/http/page-styles.ts';
import { escapeHtml, htmlPage } from '#server/http/pages.ts';
import { titleOf } from './problem.ts';

const texts = {
  title: (app: string) => `Errors of the ${app} API`,
  about: 'Each call lists its errors in the API document. A call can answer another status than the usual one.',
  code: 'Code',
  status: 'Usual status',
  meaning: 'Meaning',
} as const;

const style = `
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem}
h1{margin:0 0 .5rem;font-size:1.5rem}
.card{overflow:hidden}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem 1.25rem;border-bottom:1px solid var(--line);text-align:left;overflow-wrap:anywhere}
th{color:var(--dimmed);font-size:.8125rem;font-weight:500}
tr:last-child td{border-bottom:0}
tr:target{background:color-mix(in srgb,var(--accent) 16%,transparent)}`;

/** The page to which the `type` of a problem refers: every error code, at the fragment of its name. */
export function errorsPage(options: Pick<Options, 'appName' | 'branding'>): string {
  const { appName } = options;
  const title = texts.title(appName);
  const rows = (Object.keys(errors) as ErrorCode[])
    .toSorted()
    .map(
      (code) =>
        `<tr id="${code}"><td><code>${code}</code></td><td>${errors[code][0]}</td><td>${escapeHtml(titleOf(code))}</td></tr>`,
    );
  return htmlPage({
    title,
    head: `<style>${pageStyle(options)}${style}</style>`,
    body: `<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${texts.about}</p>
<div class="card">
<table>
<thead><tr><th>${texts.code}</th><th>${texts.status}</th><th>${texts.meaning}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
</main>
</body>`,
  });
}

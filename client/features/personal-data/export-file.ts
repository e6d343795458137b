import type { Outputs } from '#client/sdk/calls.ts';

export type RequestedExport = Outputs['personalData']['requestExport'];
export type ExportRow = Outputs['personalData']['readExport']['rows'][number];

export interface ExportFile {
  version: 1;
  service: RequestedExport['service'];
  person: { id: string };
  generatedAt: string;
  tables: Record<string, Record<string, unknown>[]>;
  explanations: Record<string, string>;
}

/** The words for a kind of data. */
export type Wording = (table: string) => { name: string; about: string };

/** What an export says of itself. */
type Described = Pick<RequestedExport, 'service' | 'personId' | 'generatedAt'>;

/** The content of `export.json`. */
export function exportFile(requested: Described, rows: readonly ExportRow[], wordsOf: Wording): ExportFile {
  const tables: ExportFile['tables'] = {};
  for (const { table, values } of rows) (tables[table] ??= []).push(values);
  return {
    version: 1,
    service: requested.service,
    person: { id: requested.personId },
    generatedAt: requested.generatedAt,
    tables,
    explanations: Object.fromEntries(Object.keys(tables).map((table) => [table, wordsOf(table).about])),
  };
}

interface PageWords {
  title: string;
  /** Before the name of the service and the time. */
  exported: string;
  language: string;
  direction: string;
}

/** The same as one web page, without scripts and without addresses that a browser would load. */
export function exportPage(file: ExportFile, wordsOf: Wording, words: PageWords): string {
  const sections = Object.entries(file.tables).map(([table, rows]) => {
    const { name, about } = wordsOf(table);
    return `<details open><summary>${escape(name)} (${rows.length})</summary><p>${escape(about)}</p>${rows.map(rowOf).join('')}</details>`;
  });
  const { title, exported, language, direction } = words;
  return `<!doctype html>
<html lang="${escape(language)}" dir="${escape(direction)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
summary { font-weight: 600; font-size: 1.2rem; margin-top: 1.5rem; }
table { border-collapse: collapse; margin: 0 0 1rem; width: 100%; }
th, td { border: 1px solid #ccc; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { width: 14rem; font-weight: 500; }
</style>
<h1>${escape(title)}</h1>
<p>${escape(exported)} ${escape(file.service.name)} (${escape(file.service.url)}), ${escape(file.generatedAt)}</p>
${sections.join('\n')}
</html>
`;
}

function rowOf(values: Record<string, unknown>): string {
  const cells = Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<tr><th>${escape(name)}</th><td>${escape(textOf(value))}</td></tr>`);
  return `<table>${cells.join('')}</table>`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

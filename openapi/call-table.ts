import type { Documentation } from './documentation.ts';

/** What the README's table says of a call. */
export interface DocumentedCall {
  name: string;
  meta: { openapi?: { method: string; path: string; summary?: string } | undefined; guard?: string };
}

type Grouping = Pick<Documentation, 'tags' | 'tagOf'>;

/** The README's call table, a section a domain as in the explorer, from the router's own words. */
function callTable(calls: DocumentedCall[], { tags, tagOf }: Grouping): string {
  const sections = Map.groupBy(calls, ({ name }) => tagOf(name));
  return tags
    .filter((tag) => sections.has(tag))
    .map((tag) => `### ${tag.title}\n\n${tableOf(sections.get(tag)!)}`)
    .join('\n\n');
}

function tableOf(calls: DocumentedCall[]): string {
  const rows = calls.map(({ name, meta }) => {
    const route =
      meta.openapi && meta.guard !== 'server only' ? `\`${meta.openapi.method} ${meta.openapi.path}\`` : 'in process';
    return `| ${route} | \`${name}\` | ${meta.guard ?? ''} | ${meta.openapi?.summary ?? ''} |`;
  });
  return ['| REST, under `/api/auth` | RPC and `call` | who | what it does |', '|---|---|---|---|', ...rows].join('\n');
}

const start = '<!-- calls: written by `npm run docs` -->';
const end = '<!-- /calls -->';

/** The README with its table brought up to date. */
export function withCallTable(readme: string, calls: DocumentedCall[], grouping: Grouping): string {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`README.md lacks its marks ${start} … ${end}`);
  return `${readme.slice(0, before)}${start}\n\n${callTable(calls, grouping)}\n\n${readme.slice(after)}`;
}

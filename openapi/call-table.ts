import { errors } from '#generated/features.ts';

import type { Documentation } from './documentation.ts';

/** The metadata shown in a row. */
export interface DocumentedCall {
  name: string;
  meta: { openapi?: { method: string; path: string; summary?: string } | undefined; guard?: string };
}

/** `docs/calls.md`: a section for each tag, with the summaries of the router. */
export function callsPage(calls: DocumentedCall[], { tags, tagOf }: Pick<Documentation, 'tags' | 'tagOf'>): string {
  const sections = Map.groupBy(calls, ({ name }) => tagOf(name));
  const tables = tags
    .filter((tag) => sections.has(tag))
    .map((tag) => `## ${tag.title}\n\n${tableOf(sections.get(tag)!)}`);
  return `${[introduction, ...tables].join('\n\n')}\n`;
}

const status = (code: 'REQUEST_TIMEOUT' | 'REQUEST_HEADER_FIELDS_TOO_LARGE') => `${errors[code][0]} \`${code}\``;

const introduction = `# Calls

<!-- Written by \`npm run docs\`. -->

The RPC name of a call is its path in camel case: \`signIn.email\` is \`/sign-in/email\`. \`gatehouse.call(name, input)\` makes the
same calls in process. Schemas and errors of each call are in the explorer at \`/api/auth/docs\`. The option
\`basePath\` replaces \`/api/auth\`.

Every error is \`{ code, message }\`, the same over REST and RPC; the codes are the rows of
[\`generated/features.ts\`](../generated/features.ts). A connection on which no complete request arrives in time is answered
${status('REQUEST_TIMEOUT')}, one with too long headers ${status('REQUEST_HEADER_FIELDS_TOO_LARGE')}.`;

function tableOf(calls: DocumentedCall[]): string {
  const rows = calls.map(({ name, meta }) => {
    const route =
      meta.openapi && meta.guard !== 'server only' ? `\`${meta.openapi.method} ${meta.openapi.path}\`` : 'in process';
    return `| ${route} | \`${name}\` | ${meta.guard ?? ''} | ${meta.openapi?.summary ?? ''} |`;
  });
  return ['| REST, under `/api/auth` | RPC and `call` | guard | description |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

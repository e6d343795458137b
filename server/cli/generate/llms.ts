/** A row of the table of documentation in the README: pages, and what they are about. */
const ROW = /^\| (\[.*\)) \| (.+) \|$/gm;
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/**
 * `llms.txt` (llmstxt.org): what the service is, and the pages of the documentation, for programs that write code. From the
 * README, whose table names every page.
 */
export function llmsFile(readme: string): string {
  const [about = ''] = /(?<=^# Gatehouse\n\n)[^]*?(?=\n\n)/.exec(readme) ?? [];
  const table = readme.slice(readme.indexOf('\n## Documentation'), readme.indexOf('\n## What is not there yet'));
  const pages = [...table.matchAll(ROW)].flatMap(([, links = '', content = '']) =>
    [...links.matchAll(LINK)].map(([, title, address]) => `- [${title}](${address}): ${content}`),
  );
  const summary = about.replaceAll('\n', ' ');
  return [
    '# Gatehouse',
    `> ${summary}`,
    'An app calls the service with `@gatehouse/client`, or over REST: `openapi/openapi.json` describes every call.',
    `## Documentation\n\n${pages.join('\n')}`,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

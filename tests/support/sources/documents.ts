import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The pages of the documentation, as paths from the root of the repository. */
export const documents: readonly string[] = [
  'README.md',
  ...globSync('{docs,tests}/**/*.md', { cwd: root }).toSorted(),
];

/** A fenced block for readers to copy. Its unique name is `<page>#<anchor of its heading> <language>`. */
export interface Sample {
  name: string;
  text: string;
}

/** A fenced block whose first line is `// path`: a file of an example that spans several. */
interface ExampleFile {
  path: string;
  text: string;
}

export interface Page {
  /** The anchors of its headings. */
  anchors: Set<string>;
  samples: Sample[];
  files: ExampleFile[];
  /** The lines outside of fenced blocks. */
  prose: string[];
}

const pages = new Map<string, Page>();

export function pageOf(document: string): Page {
  let page = pages.get(document);
  if (page === undefined) pages.set(document, (page = parse(document)));
  return page;
}

function parse(document: string): Page {
  const page: Page = { anchors: new Set(), samples: [], files: [], prose: [] };
  let anchor = '';
  let fence: { language: string; lines: string[] } | undefined;
  for (const line of linesOf(document)) {
    if (fence) {
      if (line !== '```') fence.lines.push(line);
      else {
        const [, path] = /^\/\/ ([\w./-]+\.tsx?)$/.exec(fence.lines[0] ?? '') ?? [];
        if (path !== undefined) page.files.push({ path, text: `${fence.lines.slice(1).join('\n')}\n` });
        else if (fence.language !== 'text') {
          page.samples.push({ name: `${document}#${anchor} ${fence.language}`, text: `${fence.lines.join('\n')}\n` });
        }
        fence = undefined;
      }
    } else if (line.startsWith('```')) fence = { language: line.slice(3), lines: [] };
    else {
      page.prose.push(line);
      const heading = /^#+ (.+)$/.exec(line);
      if (heading) page.anchors.add((anchor = anchorOf(heading[1]!)));
    }
  }
  return page;
}

/** GitHub's anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** The text of a sample; tests/contract/documents.test.ts fails for samples that no test names. */
export function sample(name: string): string {
  const existing = pageOf(name.split('#')[0]!).samples.find((candidate) => candidate.name === name);
  if (existing === undefined) throw new Error(`There is no sample ${name}`);
  return existing.text;
}

/** The text under a heading, up to the next heading of its level or above. */
export function sectionOf(document: string, heading: string): string {
  const lines = linesOf(document);
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`${document} has no heading ${heading}`);
  const level = heading.indexOf(' ');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

function linesOf(document: string): string[] {
  return readFileSync(join(root, document), 'utf8').split('\n');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in the README under a heading, up to the next of its level or above. */
export function sectionOf(heading: string): string {
  const lines = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8').split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`README.md has no «${heading}»`);
  const level = heading.indexOf(' ');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

/** The fenced blocks of a language under a heading: what a reader copies. */
export function blocksOf(heading: string, language: string): string[] {
  const fenced = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm');
  return [...sectionOf(heading).matchAll(fenced)].map(([, block]) => block!);
}

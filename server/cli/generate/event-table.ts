import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { installedFolders, root } from './shared-features.ts';

interface DocumentedEvent {
  name: string;
  /** The file that declares it, from the root of the repository. */
  file: string;
  about: string;
}

/** The text of `docs/events.md`. */
export function eventsPage(): string {
  const sources = globSync('server/**/*.ts', { cwd: root })
    .toSorted()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const events = sources.flatMap(([file, source]) => eventsOf(file, source));
  const files = (pattern: (name: string) => RegExp, name: string) =>
    sources.filter(([, source]) => pattern(name).test(source)).map(([file]) => linkTo(file));
  const rows = events.map(({ name, file, about }) =>
    [
      `[\`${name}\`](../${file})`,
      about,
      files((each) => new RegExp(`\\b${each}\\.emit\\(`), name).join(', '),
      orderedByFeature(files((each) => new RegExp(`\\bon\\(${each},`), name)).join(', '),
    ].join(' | '),
  );
  return `<!-- Written by \`npm run docs\`. -->

# Lifecycle events

Features react to each other through these events, without an import of the feature that reacts. Subscribers run in the order of
\`server/app/features.ts\`, inside the transaction of the call that emits, so that an error of one fails the call.
[Adding a feature](adding-a-feature.md) subscribes to one. Webhooks and the audit log have [events of their own](webhooks.md).

| event | when | emitted in | reactions in |
|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}

/** The declared events of a module, with the text of their comments. */
function eventsOf(file: string, source: string): DocumentedEvent[] {
  const declarations = source.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+) = defineEvent</g);
  return [...declarations].map(([, comment = '', name]) => ({ name: name!, file, about: textOf(comment) }));
}

const textOf = (comment: string) => comment.replaceAll(/\s*\n \*\s*/g, ' ').trim();

/** `server/features/users/delete-user.ts` as `users/delete-user`. */
function linkTo(file: string): string {
  const [folder] = file.split('/').slice(-2);
  return `[${folder}/${basename(file, '.ts')}](../${file})`;
}

function orderedByFeature(links: string[]): string[] {
  const order = installedFolders();
  const positionOf = (link: string) => order.indexOf(/^\[([^/]+)\//.exec(link)![1]!);
  return links.toSorted((a, b) => positionOf(a) - positionOf(b));
}

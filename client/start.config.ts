import type { Plugin, Rolldown } from 'vite';

/** Loads `start.tsx` and its imports with the page: the entry imports them only after the translation. */
export function preloadStart(): Plugin {
  return {
    name: 'gatehouse-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        return staticImportsOf(chunks, ['/client/start.tsx'])
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** The names of the chunks with these modules, and of those that they import statically. */
export function staticImportsOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const names = new Set<string>();
  const add = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    byName.get(name)?.imports.forEach(add);
  };
  const isFirst = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => modules.some((module) => id.endsWith(module)));
  for (const { fileName } of chunks.filter(isFirst)) add(fileName);
  return [...names];
}

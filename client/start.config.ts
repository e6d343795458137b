import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const start = join(import.meta.dirname, 'start.tsx');

export const START_CHUNK = 'start';

type GetModule = (id: string) => { importedIds: readonly string[] } | null;

/** Returns whether a module is imported statically by `start.tsx`: such modules are one chunk, since they load together. */
export function startModules(): (id: string, getModule: GetModule) => boolean {
  const modules = new Set<string>();
  const add = (id: string, getModule: GetModule) => {
    if (modules.has(id)) return;
    modules.add(id);
    // Not through packages, whose index files import all of their modules.
    const imported = getModule(id)?.importedIds.filter((each) => !each.includes('node_modules')) ?? [];
    for (const each of imported) add(each, getModule);
  };
  return (id, getModule) => {
    add(start, getModule);
    return modules.has(id);
  };
}

/** Loads that chunk and its imports with the page: the entry imports them only after the translation. */
export function preloadStart(): Plugin {
  return {
    name: 'gatehouse-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needed = new Set<string>();
        const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
          if (needed.has(fileName)) return;
          needed.add(fileName);
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
        };
        chunks.filter(({ name }) => name === START_CHUNK).forEach(add);
        return [...needed]
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

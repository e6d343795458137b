import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const license = fileURLToPath(import.meta.resolve('@fontsource-variable/geist/LICENSE'));

/** Loads the font of most texts together with the scripts, and publishes its license, as the license asks. */
export function preloadFont(): Plugin {
  return {
    name: 'gatehouse-font',
    apply: 'build',
    async buildStart() {
      const source = await readFile(license, 'utf8');
      this.emitFile({ type: 'asset', fileName: 'assets/geist-license.txt', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => /geist-latin-wght-normal[^/]*\.woff2$/.test(name));
        if (!font) throw new Error('The build has no font');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

import { preloadFont } from './fonts.config.ts';
import { reportSizes } from './sizes.config.ts';
import { preloadStart } from './start.config.ts';

/** Imports the text of an SVG file, as the build of the published client does. */
const svgText: Plugin = {
  name: 'gatehouse-svg-text',
  enforce: 'pre',
  load: {
    filter: { id: /simple-icons.*\.svg$/ },
    handler: async (id) => `export default ${JSON.stringify(await readFile(id, 'utf8'))}`,
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    svgText,
    react(),
    preloadFont(),
    // Except the page: the service writes its options into it.
    compression({ algorithms: ['gzip', 'brotliCompress'], exclude: /\.html$/, threshold: 512, logLevel: 'silent' }),
    preloadStart(),
    reportSizes(),
  ],
  build: {
    outDir: join(import.meta.dirname, '../dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // With what they import: few chunks compress better than many. The entry's, which the translation needs, is apart.
          groups: [
            { name: 'language', test: /client[\\/]main\.tsx$/, priority: 2 },
            { name: 'start', test: /client[\\/](start|features[\\/]sign-in[\\/]sign-in-pages)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  logLevel: 'warn',
});

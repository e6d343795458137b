import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

import { preloadFont } from './fonts.config.ts';
import { reportSizes } from './sizes.config.ts';
import { preloadStart, START_CHUNK, startModules } from './start.config.ts';
import { exportsOf, withoutUnused } from './unused.config.ts';

const shared = join(import.meta.dirname, '../shared');
/** The schemas of both sides, whose methods have no effect either: `Email.optional()`. */
const schemas = globSync('**/*.ts', { cwd: shared })
  .flatMap((file) => exportsOf(readFileSync(join(shared, file), 'utf8')))
  .filter((name) => /^[A-Z][a-z]/.test(name));

const isOfStart = startModules();
/** What most screens import, that of the sign-in too. */
const ofScreens =
  /client[\\/](sdk[\\/](?!organization\.)|features[\\/]sign-in[\\/](texts|sign-in-with-provider)|app[\\/](forms[\\/](call-form|fields|form-values)|fields[\\/](form-fields|texts)|text[\\/](error-message|error-texts|duration)|choose-language|deep-link|problem|provider-mark|screen|single-flight|site-options|texts|use-return)\.)|shared[\\/](lib[\\/](credentials|fields)|users[\\/]schemas)\./;
/** What screens with a session share, and others do not load. */
const ofSignedIn =
  /node_modules(?!.*(avatar|notifications|store))|client[\\/]app[\\/](?!forms|text|choose-language|name-avatar|redirect-problem)/i;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutUnused(),
    preloadFont(),
    // Except the page: the service writes its options into it.
    compression({ algorithms: ['gzip', 'brotliCompress'], exclude: /\.html$/, threshold: 512, logLevel: 'silent' }),
    preloadStart(),
    reportSizes(),
  ],
  // Forms have plain values only.
  resolve: { alias: { 'klona/full': 'klona/lite' } },
  build: {
    outDir: join(import.meta.dirname, '../dist/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Packages without side effects that do not declare it.
      treeshake: {
        // Removes schemas that nothing uses. `config`, which has an effect, is imported by its own name.
        manualPureFunctions: ['z', ...schemas],
        moduleSideEffects: [{ test: /node_modules[\\/](@trpc|klona|fast-deep-equal)[\\/]/, sideEffects: false }],
      },
      output: {
        // Few chunks compress better than many: the libraries of the sign-in screen, cached across versions, and our code.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|@trpc|zod|clsx|klona|fast-deep-equal|@mantine[\\/](form|core[\\/]esm[\\/](components[\\/](ActionIcon|Alert|Anchor|Button|Checkbox|CloseButton|Group|Input|InputBase|Loader|Paper|PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton))))[\\/]/,
            },
            // What the entry needs before the translation is loaded; no module with texts may be in this chunk.
            {
              name: 'language',
              test: /preload-helper|client[\\/]app[\\/](configure-zod|text[\\/]localized)\.|shared[\\/]lib[\\/](languages|locale|translation)\./,
            },
            {
              name: (id, context) =>
                ofScreens.test(id) || isOfStart(id, (each) => context.getModuleInfo(each)) ? START_CHUNK : null,
              debugName: START_CHUNK,
            },
            // What three or more screens with a session share. Without it, the first one loads about eighty files.
            { name: 'app', test: ofSignedIn, minShareCount: 3 },
          ],
        },
      },
    },
  },
  logLevel: 'warn',
});

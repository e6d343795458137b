import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './shared-features.ts';
import { NOTE, screenAreas } from './text-tables.ts';

/** A module of `client/components/errors`, which tells the texts of errors by code. */
interface ErrorModule {
  file: string;
  /** The function of translated texts: `signedInErrorsOf` if only components for signed-in users load it. */
  translate: string;
  /** The area of its texts. */
  area: string;
}

/** The texts of the errors of all components. */
export function componentErrors(): [file: string, text: string][] {
  const modules = errorModules();
  const start = modules.filter(({ translate }) => translate !== 'signedInErrorsOf');
  const english = start.map(({ file, translate }) => ({ file, name: translate.replace(/Of$/, '') }));
  return [
    [
      'generated/texts/errors.ts',
      `${NOTE}
import type { ErrorTexts } from '#client/components/text/error-message.ts';
${english.map(({ file, name }) => `import { ${name} } from '#${file}';\n`).join('')}
/** Those that every component can meet. */
export const commonErrors: ErrorTexts = { ${english.map(({ name }) => `...${name}`).join(', ')} };
`,
    ],
    [
      'generated/texts/translated-errors.ts',
      `${NOTE}
import type { ErrorTexts } from '#client/components/text/error-message.ts';
${modules.map(({ file, translate }, index) => `import { ${translate} as errors${index} } from '#${file}';\n`).join('')}
import type { Translation } from '#shared/lib/language/translation.ts';

import type { ComponentEnglish } from './components.ts';

/** The texts of errors in another language, by code. */
export const translatedErrors = (texts: Translation<ComponentEnglish>): ErrorTexts => ({
${modules.map(({ area }, index) => `  ...errors${index}(texts.${area}),\n`).join('')}});
`,
    ],
  ];
}

function errorModules(): ErrorModule[] {
  const areas = screenAreas();
  return globSync('client/components/errors/*-errors.ts', { cwd: root })
    .toSorted()
    .map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const [, texts] = /^import \{ texts as english \} from '#([^']+)';$/m.exec(source)!;
      const [, translate] = /^export const (\w+Of) = /m.exec(source)!;
      return {
        file,
        translate: translate!,
        area: areas.find((area) => area.file === texts && area.name === 'texts')!.area,
      };
    });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { OptionsError } from './define-config.ts';
import { mergeOptions, optionsFromEnvironment, parseConfigured, type GatehouseOptions } from './options.ts';

/**
 * What an operator configured: `gatehouse.config.ts` in the working folder, and the environment over it.
 *
 * @throws OptionsError when an option is invalid, in one line that names it, and the variable that it came from.
 */
export async function loadOptions(): Promise<GatehouseOptions> {
  const options = mergeOptions(await optionsFromFile(), optionsFromEnvironment());
  parseConfigured(options);
  return options;
}

async function optionsFromFile(): Promise<Record<string, unknown>> {
  const file = join(process.cwd(), 'gatehouse.config.ts');
  if (!existsSync(file)) return {};
  const module = (await import(pathToFileURL(file).href)) as { default?: Record<string, unknown> };
  if (module.default === undefined)
    throw new OptionsError('gatehouse.config.ts has no default export: export default defineConfig({ … })');
  return module.default;
}

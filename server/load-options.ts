import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { optionsFromEnvironment, parseOptions } from './configuration.ts';
import { OptionsError } from './options/start-error.ts';
import { mergeOptions } from './options/environment.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

/**
 * What an operator configured: `gatehouse.config.ts` in the working folder, and the environment over it.
 *
 * @throws OptionsError when an option is invalid, in one line that names it, and the variable that it came from.
 */
export async function loadOptions(): Promise<GatehouseOptions> {
  const options = mergeOptions(await optionsFromFile(), optionsFromEnvironment(process.env)) as GatehouseOptions;
  parseOptions(options, process.env);
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

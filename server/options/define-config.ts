import type { GatehouseOptions } from './gatehouse-options.ts';

/** Why a start was refused: one line that names the option, what it got and what it needs. */
export class OptionsError extends Error {
  override name = 'OptionsError';
}

/** Types `gatehouse.config.ts`: `export default defineConfig({ … })`. */
export function defineConfig(options: GatehouseOptions): GatehouseOptions {
  return options;
}

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

/** Types `gatehouse.config.ts`: `export default defineConfig({ … })`. */
export function defineConfig(options: GatehouseOptions): GatehouseOptions {
  return options;
}

import { parseOptions, type Options } from '#server/app/configuration.ts';

/** The options of a service whose `gatehouse.config.ts` has these lines, which the settings of the administration print. */
export function optionsOfLines(lines: string): Options {
  // The lines are code of this repository's web app.
  // oxlint-disable-next-line typescript/no-implied-eval
  const read = new Function(`return { ${lines} }`) as () => object;
  return parseOptions(read());
}

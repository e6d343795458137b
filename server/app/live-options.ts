import type { FastifyBaseLogger } from 'fastify';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import { OptionsError } from '#server/lib/errors.ts';
import type { OptionsOrigin } from '#server/options/describe.ts';
import type { LiveOptions } from '#server/options/live-options.ts';
import type { SavedValue, SavedValues } from '#server/options/saved-values.ts';
import { mergeOptions, nestedOptions } from '#server/options/parse.ts';

import { parseOptions, settingsOf, type Options } from './configuration.ts';

interface Source {
  /** The options that the service and its features hold; those that are saved change in place. */
  options: Options;
  /** Those of the file and the environment, which win over saved ones. */
  input: GatehouseOptions;
  origin: OptionsOrigin;
  log: FastifyBaseLogger;
}

export function liveOptions({ options, input, origin, log }: Source): LiveOptions {
  let accepted: SavedValues = {};
  const merged = (saved: SavedValues) => mergeOptions(nestedOptions(saved), { ...input }) as GatehouseOptions;
  const describe = () => settingsOf(merged(accepted), { ...origin, saved: accepted });
  const parse = (saved: SavedValues) => parseOptions(merged(saved));
  // Only where values are saved: the schema of all options takes time, and a start should not.
  let savable: readonly string[] | undefined;
  const savablePaths = () =>
    (savable ??= describe()
      .flatMap(({ settings }) => settings)
      .filter(({ isSavable }) => isSavable)
      .map(({ path }) => path));

  /** Leaves out what another version saved, and what the options no longer allow. */
  const allowed = (saved: SavedValues, onRefused: (path: string, error: OptionsError) => void): SavedValues =>
    savablePaths().reduce<SavedValues>((values, path) => {
      if (!Object.hasOwn(saved, path)) return values;
      const next = { ...values, [path]: saved[path]! };
      try {
        parse(next);
        return next;
      } catch (error) {
        if (!(error instanceof OptionsError)) throw error;
        onRefused(path, error);
        return values;
      }
    }, {});

  return {
    describe,
    check(saved, changes) {
      const kept = Object.entries(allowed(saved, () => undefined)).filter(([path]) => !Object.hasOwn(changes, path));
      const added = Object.entries(changes).filter((entry): entry is [string, SavedValue] => entry[1] !== null);
      parse(Object.fromEntries([...kept, ...added]));
    },
    apply(saved) {
      accepted = allowed(saved, (path, err) => log.warn({ option: path, err }, 'saved option ignored'));
      const parsed = parse(accepted);
      for (const path of savablePaths()) copyOption(path.split('.'), parsed, options);
    },
  };
}

function copyOption([key, ...rest]: string[], from: object, to: object): void {
  const [source, target] = [from, to] as Record<string, unknown>[];
  if (rest.length === 0) target![key!] = source![key!];
  else copyOption(rest, source![key!] as object, target![key!] as object);
}

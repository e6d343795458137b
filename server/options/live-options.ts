import type { SettingsSubject } from './describe.ts';
import type { SavedValue, SavedValues } from './saved-values.ts';

/** The options of a running service, and the values that administrators saved. */
export interface LiveOptions {
  /** All options with their values and sources, without secrets. */
  describe(): SettingsSubject[];
  /**
   * Checks changes of the saved values, where null removes a value.
   *
   * @throws OptionsError with a line for each wrong value. A saved one that the options no longer allow is left out.
   */
  check(saved: SavedValues, changes: Readonly<Record<string, SavedValue | null>>): void;
  /** Takes the saved values in place of the earlier ones. One that the options no longer allow has no effect, and is logged. */
  apply(saved: SavedValues): void;
}

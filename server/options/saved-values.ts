/** An option that administrators may save has one of these. */
export type SavedValue = string | number | boolean;

/** By the path of the option. */
export type SavedValues = Readonly<Record<string, SavedValue>>;

/**
 * In the `meta` of an option: administrators may save it in the browser, unless the environment or the file sets it. The
 * service must read the option with each call, and no value may lock administrators out.
 */
export const savable = { isSavable: true } as const;

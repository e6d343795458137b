/** A value that the address shows, and those that a field has sent to the address since. */
export type SentValues = readonly [shown: string, ...sent: string[]];

/** `values` after the address shows `shown`. It may show a value after the field has sent the next one, or skip it. */
export function receive(values: SentValues, shown: string): SentValues {
  const index = values.indexOf(shown);
  return index === -1 ? [shown] : [shown, ...values.slice(index + 1)];
}

/** Whether the field sent the value that the address shows now, rather than the Back button or a link. */
export const isOwn = (values: SentValues, shown: string): boolean => values.includes(shown);

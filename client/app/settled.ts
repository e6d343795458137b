/**
 * Marks a promise once it is fulfilled, with the fields that React sets on promises it has waited for, so that `use` returns the
 * value at once rather than suspending first. Call `use` in every render: one that follows a suspended render must make the
 * same calls.
 */
export function markFulfilled<T>(promise: Promise<T>): Promise<T> {
  const marked: Promise<T> = promise.then((value) => {
    void Object.assign(marked, { status: 'fulfilled', value });
    return value;
  });
  return marked;
}

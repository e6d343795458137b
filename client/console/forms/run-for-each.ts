import { failureOf } from '#client/sdk/errors.ts';

/** Calls at the same time. */
const PARALLEL = 4;
const ATTEMPTS = 5;

export interface Failed<Item> {
  item: Item;
  error: unknown;
}

/**
 * Makes a call for each item, a few at a time, and returns the items for which it failed. The first one is made alone, and
 * its error is thrown if the user has to prove the identity, so that this happens once and before any change.
 */
export async function runForEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  { needsProof, onDone }: { needsProof: (error: unknown) => boolean; onDone: (count: number) => void },
): Promise<Failed<Item>[]> {
  const failed: Failed<Item>[] = [];
  let done = 0;
  const run = async (item: Item, isFirst: boolean) => {
    try {
      await whenAllowed(() => call(item));
    } catch (error) {
      if (isFirst && needsProof(error)) throw error;
      failed.push({ item, error });
    }
    onDone(++done);
  };
  const [first, ...others] = items;
  if (first !== undefined) await run(first, true);
  const queue = others.values();
  const work = async () => {
    for (const item of queue) await run(item, false);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return failed;
}

/** Waits if the service limits the rate of calls. */
async function whenAllowed(call: () => Promise<unknown>, attempt = 1): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    const { status, retryAfter } = failureOf(error);
    if (status !== 429 || retryAfter === undefined || attempt === ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
    return whenAllowed(call, attempt + 1);
  }
}

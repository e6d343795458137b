import { isTransactionOpen } from '#server/lib/open-transaction.ts';

type Hook = (...args: unknown[]) => unknown;

/**
 * The options with a deadline for each of their functions, in force where a transaction waits for the result: a hook that
 * never settles would keep the connection and the locks of the transaction.
 */
export function withHookDeadlines<Value>(value: Value, timeoutMs: number, path = ''): Value {
  if (typeof value === 'function') return bounded(value as Hook, path, timeoutMs) as Value;
  if (Array.isArray(value)) return value.map((item) => withHookDeadlines(item, timeoutMs, path)) as Value;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => {
    return [name, withHookDeadlines(item, timeoutMs, path === '' ? name : `${path}.${name}`)] as const;
  });
  // The same keys, each with a value of its own type.
  return Object.fromEntries(entries) as Value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function bounded(hook: Hook, path: string, timeoutMs: number): Hook {
  return function callWithDeadline(this: unknown, ...args) {
    const result = hook.apply(this, args);
    return result instanceof Promise && isTransactionOpen() ? settleWithin(result, path, timeoutMs) : result;
  };
}

async function settleWithin(result: Promise<unknown>, path: string, timeoutMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_settled, reject) => {
    const message = `The hook ${path} did not settle within ${timeoutMs} ms, while a transaction waited for it`;
    timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  });
  try {
    return await Promise.race([result, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';

type IsOpen = () => boolean;

/** Tells whether the running task has a transaction open, however deep in its calls the question is asked. */
const scope = new AsyncLocalStorage<IsOpen | undefined>();

/** Runs a task whose transaction is open while `isOpen` says so. Within another such task, that of the other counts too. */
export function trackTransaction<T>(isOpen: IsOpen, task: () => Promise<T>): Promise<T> {
  const isOuterOpen = scope.getStore();
  return scope.run(isOuterOpen === undefined ? isOpen : () => isOpen() || isOuterOpen(), task);
}

/** Starts a task of its own, which the transaction of the task that starts it does not concern. */
export function outsideTransaction<T>(task: () => T): T {
  return scope.run(undefined, task);
}

export function isTransactionOpen(): boolean {
  return scope.getStore()?.() ?? false;
}

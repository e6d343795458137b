import type { EntityManager } from '@mikro-orm/postgresql';

type Task = () => Promise<void>;

interface Work {
  tasks: Task[];
  webRequest: () => Request | undefined;
}

/** By the EntityManager of a transaction, which the ORM passes to its subscribers. */
const works = new WeakMap<EntityManager, Work>();

/** Prepares an EntityManager for tasks after its commits. */
export function acceptCommitTasks(em: EntityManager, webRequest: Work['webRequest'] = () => undefined): void {
  works.set(em, { tasks: [], webRequest });
}

export function requestOf(em: EntityManager): Request | undefined {
  return works.get(em)?.webRequest();
}

/** Runs a task after the commit of the transaction, however the call ends after it. */
export function afterCommit(em: EntityManager, task: Task): void {
  works.get(em)!.tasks.push(task);
}

/** Runs the tasks of a committed transaction in their order. Tasks handle their own errors. */
export async function runCommitTasks(em: EntityManager): Promise<void> {
  for (const task of works.get(em)?.tasks.splice(0) ?? []) await task();
}

/** Forgets the tasks of a transaction that was rolled back. */
export function dropCommitTasks(em: EntityManager): void {
  works.get(em)?.tasks.splice(0);
}

import { writeAudit } from './audit/audit.ts';
import type { Context, Working } from './context.ts';
import { deliver } from './mail/deliver.ts';

type Task = [name: string, task: () => Promise<void>];

/**
 * One EntityManager, one flush, one transaction: committed when the task succeeds, undone when it throws. What the
 * task asked to happen afterwards starts when the commit is done.
 */
export async function inUnitOfWork<T>(
  ctx: Context,
  task: (work: Omit<Working, keyof Context>) => Promise<T>,
): Promise<T> {
  const em = ctx.orm.em.fork();
  const tasks: Task[] = [];
  try {
    const result = await task({
      em,
      afterCommit: (name, after) => void tasks.push([name, after]),
      sendMail: (name, mail) => void tasks.push([`mail ${name}`, () => deliver(ctx, name, mail)]),
      audit: (event, about) => writeAudit(em, ctx, { event, ...about }),
    });
    if (em.isInTransaction()) await em.commit();
    else await em.flush();
    for (const [name, after] of tasks) ctx.background.run(name, after);
    return result;
  } catch (error) {
    if (em.isInTransaction()) await em.rollback();
    throw error;
  }
}

/**
 * Does a piece of work apart from the call that asks for it, in a unit of its own: the answer neither waits for it nor
 * tells what it found, and a call that fails does not undo it.
 */
export function inBackground(ctx: Context, name: string, task: (work: Working) => Promise<void>): void {
  ctx.background.run(name, () => inUnitOfWork(ctx, (work) => task({ ...ctx, ...work })));
}

import type { EntityManager } from '@mikro-orm/postgresql';

import { writeAudit } from '#server/audit/audit.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { registriesOf } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';

import type { Tools } from './command.ts';

/** Runs an action in one transaction, audited as the operator's. Features receive its lifecycle events. */
export async function asOperator<T>({ orm, options }: Tools, action: (ctx: EventContext) => Promise<T>): Promise<T> {
  return inOperatorTransaction({ options }, orm.em, action);
}

/** The same for a command that has an EntityManager. */
export async function inOperatorTransaction<T>(
  { options }: Pick<Tools, 'options'>,
  parent: EntityManager,
  action: (ctx: EventContext) => Promise<T>,
): Promise<T> {
  const tasks: (() => Promise<void>)[] = [];
  const result = await inTransaction(parent.fork(), (em) =>
    action({
      em,
      options,
      ...registriesOf(features),
      afterCommit: (_name, task) => void tasks.push(task),
      webRequest: () => undefined,
      audit: (event, about) => {
        const details = { ...about?.details, by: 'operator' };
        writeAudit(em, [{ ...about, ip: '', userAgent: 'command line', event, details }]);
      },
    }),
  );
  for (const task of tasks) await task();
  return result;
}

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';

import { asOperator } from '#server/cli/operator.ts';
import { CommandError, type Tools } from '#server/cli/command.ts';
import { User } from '#server/features/users/user.entity.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';

const Erasure = z.object({ userId: z.uuid(), erasedAt: z.iso.datetime() });
type Erasure = z.output<typeof Erasure>;

const DAY = 86_400;

/** The ids of the users who were erased since a moment, by the audit log, oldest first. */
export async function listErasures({ orm }: { orm: MikroORM }, since: Date): Promise<Erasure[]> {
  const rows = await orm.em.fork().execute<{ user_id: string; erased_at: string | Date }[]>(
    `select subject_id user_id, max(created_at) erased_at from audit_entry e
     where event in ('user.deleted', 'user.removed') and created_at > ? and subject_id is not null
       and not exists (select from "user" u where u.id = e.subject_id)
     group by subject_id order by 2, 1`,
    [since],
  );
  return rows.map(({ user_id: userId, erased_at: at }) => ({ userId, erasedAt: new Date(at).toISOString() }));
}

/** The file that a restore reads, beside the backups: older ones contain people who were erased since. */
export const erasuresFileBeside = (backup: string): string => join(dirname(backup), 'erasures.jsonl');

/** Writes the file anew. Erasures that the audit log does not have any more stay in it until no backup is older than they are. */
export async function writeErasures(tools: { orm: MikroORM }, file: string, days: number): Promise<number> {
  const since = inSeconds(-days * DAY);
  const earlier = (await readErasures(file)).filter(({ erasedAt }) => new Date(erasedAt) > since);
  const erasures = new Map(earlier.map((erasure) => [erasure.userId, erasure]));
  for (const erasure of await listErasures(tools, since)) erasures.set(erasure.userId, erasure);
  await writeFile(file, [...erasures.values()].map((erasure) => `${JSON.stringify(erasure)}\n`).join(''), {
    mode: 0o600,
  });
  return erasures.size;
}

/** Empty without the file. */
export async function readErasures(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, nth) => {
      try {
        return Erasure.parse(JSON.parse(line));
      } catch {
        throw new CommandError(`${file}, line ${nth + 1}: not the record of an erasure`);
      }
    });
}

/** Erases people whom a restored backup brought back. @returns how many; and the ids of those who cannot be, with the reason. */
export async function eraseAgain(
  tools: Pick<Tools, 'orm' | 'options'>,
  erasures: readonly Erasure[],
): Promise<{ erased: number; refused: string[] }> {
  const refused: string[] = [];
  let erased = 0;
  for (const { userId } of erasures) {
    try {
      erased += await asOperator({ ...tools, migrated: [] }, async (ctx) => {
        if ((await ctx.em.count(User, { id: userId })) === 0) return 0;
        ctx.audit('user.removed', { subjectId: userId });
        await removeUser(ctx, { id: userId }, 'restore');
        return 1;
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push(`${userId}: ${error.message}`);
    }
  }
  return { erased, refused };
}

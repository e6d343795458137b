import { CommandError, type Tools } from '#server/cli/command.ts';
import { asOperator } from '#server/cli/operator.ts';
import { ban } from '#server/features/users/bans.ts';
import { User } from '#server/features/users/user.entity.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { AppError } from '#server/lib/errors.ts';

import type { RunContext } from './context.ts';
import type { Kind } from './mapped.ts';
import { claimOf } from './people.ts';
import { banSourceOf } from './person-rows.ts';

const PAGE = 1000;
/** A partial export must not delete the rest of the users. */
const MOST_DELETED = 0.05;

/** The claim of a record by its key, which is all that the table of imported rows has. */
export const keyClaim = (key: string) => claimOf.id('key', key);

/** Reports people of earlier runs who are not in the files any more, and bans or deletes them if the operator says so. */
export async function handleMissing(run: RunContext, tools: Tools): Promise<void> {
  const { deletions, dryRun, yes } = run.choices;
  const { missing, total } = await missingRows(run, tools, 'user');
  for (const _ of missing) run.report.add({ kind: 'user', sourceId: null, line: 0, code: 'missing_in_source' });
  if (deletions === 'report' || dryRun || missing.length === 0) return;
  if (missing.length > total * MOST_DELETED && !yes) {
    throw new CommandError(
      `${missing.length} of ${total} imported people are not in the files any more, which may be a partial export. Everything else was imported; --yes applies --deletions ${deletions} to them.`,
    );
  }
  for (const id of missing) {
    await asOperator(tools, async (ctx) => {
      const user = await ctx.em.findOne(User, { id });
      if (user === null) return;
      if (deletions === 'ban') {
        if (await ban(ctx, user, { by: banSourceOf(run.keys.source), reason: null }))
          ctx.audit('user.banned', { subjectId: user.id, details: { expires: null } });
      } else {
        ctx.audit('user.removed', { subjectId: user.id });
        await removeUser(ctx, user, 'import');
      }
    }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      run.report.add({ kind: 'user', sourceId: null, line: 0, code: 'kept_here', detail: error.errorCode });
    });
  }
  await removeMemberships(run, tools);
}

/** Memberships of organizations that were imported. The last owner stays. */
async function removeMemberships(run: RunContext, tools: Tools): Promise<void> {
  const { missing } = await missingRows(run, tools, 'member');
  const removed = await tools.orm.em.fork().execute<object[]>(
    `delete from member m where m.id = any(?::uuid[]) and exists(select from member o where o.organization_id = m.organization_id
       and o.id <> m.id and not o.id = any(?::uuid[]) and ? = any(string_to_array(o.role, ','))) returning m.id`,
    [`{${missing.join(',')}}`, `{${missing.join(',')}}`, organizationOptions.of(run).access.topRole],
  );
  run.report.take('memberships removed', removed.length);
}

async function missingRows(
  { keys, claims }: RunContext,
  { orm }: Tools,
  kind: Kind,
): Promise<{ missing: string[]; total: number }> {
  const em = orm.em.fork();
  const missing: string[] = [];
  let total = 0;
  for (let after = ''; ;) {
    const rows = await em.execute<{ source_key: string; target_id: string }[]>(
      `select source_key, target_id from imported_row where source = ? and kind = ? and source_key > ? and target_id is not null
         and (kind <> 'user' or fields <> '')
         order by source_key limit ${PAGE}`,
      [keys.source, kind, after],
    );
    total += rows.length;
    for (const row of rows) if (!claims.has(keyClaim(row.source_key))) missing.push(row.target_id);
    if (rows.length < PAGE) return { missing, total };
    after = rows.at(-1)!.source_key;
  }
}

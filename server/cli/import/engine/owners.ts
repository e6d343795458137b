import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';

import { CommandError } from '#server/cli/command.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { now } from '#server/lib/now.ts';
import { canonicalEmail } from '#shared/lib/fields.ts';

import type { RunContext } from './context.ts';

/** The role that makes the oldest of its members the owner of an organization without one. */
const ADMINISTRATOR = 'admin';

/**
 * An organization always has an owner: the oldest administrator becomes it, or the user of `--owner`. An imported organization
 * that would have none is left.
 */
export async function completeOwners(run: RunContext, em: EntityManager): Promise<void> {
  const { topRole } = organizationOptions.of(run).access;
  const withoutOwner = await em.execute<{ id: string; source_key: string }[]>(
    `select o.id, r.source_key from imported_row r join organization o on o.id = r.target_id
     where r.source = ? and r.kind = 'organization'
       and not exists(select from member m where m.organization_id = o.id and ? = any(string_to_array(m.role, ',')))`,
    [run.keys.source, topRole],
  );
  for (const { id, source_key: key } of withoutOwner) {
    const promoted = await em.execute<object[]>(
      `update member set role = ? where id = (select id from member where organization_id = ?
         and ? = any(string_to_array(role, ',')) order by created_at, id limit 1) returning id`,
      [topRole, id, ADMINISTRATOR],
    );
    const isOwned = promoted.length > 0 || (await addOwner(run, em, { id, role: topRole }));
    run.report.add({ kind: 'organization', sourceId: null, line: 0, code: isOwned ? 'owner_promoted' : 'no_owner' });
    if (isOwned) continue;
    await em.execute(
      `delete from imported_row where source = ? and (source_key = ? or target_id in
         (select id from member where organization_id = ? union all select id from team where organization_id = ?
          union all select tm.id from team_member tm join team t on t.id = tm.team_id where t.organization_id = ?
          union all select id from invitation where organization_id = ?))`,
      [run.keys.source, key, id, id, id, id],
    );
    await em.execute('delete from organization where id = ?', [id]);
    run.report.of('organization').created -= 1;
  }
}

async function addOwner(
  { choices: { owner } }: RunContext,
  em: EntityManager,
  { id, role }: { id: string; role: string },
): Promise<boolean> {
  if (owner === null) return false;
  const [user] = await em.execute<{ id: string }[]>('select id from "user" where email = ?', [canonicalEmail(owner)]);
  if (user === undefined) throw new CommandError(`No user has the address of --owner.`);
  await em.execute(
    `insert into member (id, organization_id, user_id, role, created_at) values (?, ?, ?, ?, ?)
       on conflict (organization_id, user_id) do update set role = excluded.role`,
    [v7(), id, user.id, role, now()],
  );
  return true;
}

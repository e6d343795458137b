import type { EntityManager } from '@mikro-orm/postgresql';

import type { DeviceOfGrant } from '#server/features/oauth-provider/library-extensions.ts';
import { now } from '#server/lib/now.ts';

import { DeviceCode } from '#server/features/device-grant/device-code.entity.ts';

/** Devices that are listed of one grant. */
const MAX_DEVICES = 10;

/** Rows that are locked before a code: calls that end one of them lock it first, and the codes that refer to it afterwards. */
interface LockedFirst {
  user?: string | null;
  session?: string | null;
  client?: string | null;
  grant?: string | null;
}

const tables = { user: '"user"', session: '"session"', client: 'oauth_client', grant: 'oauth_grant' } as const;

/** Locks a code for the rest of the transaction, and reads it again. @returns null if it was deleted. */
export async function lockCode(em: EntityManager, id: string, first: LockedFirst): Promise<DeviceCode | null> {
  await em.begin();
  for (const [name, table] of Object.entries(tables)) {
    const row = first[name as keyof LockedFirst];
    if (row) await em.execute(`select 1 from ${table} where id = ? for key share`, [row]);
  }
  await em.execute('select 1 from device_code where id = ? for update', [id]);
  return em.findOne(DeviceCode, { id }, { refresh: true, populate: ['client'] });
}

/** Uses an approved code. @returns whether no other request has done so. */
export async function redeemCode(em: EntityManager, deviceHash: string, family: string): Promise<boolean> {
  await em.begin();
  const rows = await em.execute<{ grantId: string }[]>(
    `update device_code set status = 'redeemed', family = ? where device_hash = ? and status = 'approved'
      returning grant_id "grantId"`,
    [family, deviceHash],
  );
  for (const { grantId } of rows) await deleteOldest(em, grantId);
  return rows.length > 0;
}

/** A program that a user connects every day leaves no long list. */
async function deleteOldest(em: EntityManager, grantId: string): Promise<void> {
  await em.execute(
    `delete from device_code where grant_id = ? and status = 'redeemed' and id not in
      (select id from device_code where grant_id = ? and status = 'redeemed' order by id desc limit ${MAX_DEVICES})`,
    [grantId, grantId],
  );
}

const HAS_TOKENS = `exists (select 1 from oauth_artifact a where a.family = d.family and a.expires_at > ?)`;

/** The devices that got tokens by a code and still have them. */
export async function devicesOfGrants(em: EntityManager, grantIds: readonly string[]): Promise<DeviceOfGrant[]> {
  const rows = await em.execute<(DeviceOfGrant & { connectedAt: string })[]>(
    `select d.grant_id "grantId", d.decided_at "connectedAt", d.ip_address "ipAddress", d.user_agent "userAgent"
      from device_code d where d.grant_id in (${grantIds.map(() => '?').join(', ')}) and d.status = 'redeemed'
      and ${HAS_TOKENS} order by d.id desc`,
    [...grantIds, now()],
  );
  return rows.map((row) => ({ ...row, connectedAt: new Date(row.connectedAt) }));
}

/** Seconds after its end in which a device still learns that its code has expired. */
const REMEMBERED = 86_400;

/** Deletes codes that have expired, except those of devices that still have tokens. @returns how many. */
export async function deleteEndedCodes(em: EntityManager): Promise<number> {
  const rows = await em.execute<object[]>(
    `delete from device_code d where d.expires_at < ? and (d.status <> 'redeemed' or not ${HAS_TOKENS}) returning d.id`,
    [new Date(now().getTime() - REMEMBERED * 1000), now()],
  );
  return rows.length;
}

import type { EntityManager } from '@mikro-orm/postgresql';

export async function ownsOrganization(em: EntityManager, userId: string, topRole: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `select 1 from "member" where "user_id" = ? and ? = any(string_to_array("role", ',')) limit 1`,
    [userId, topRole],
  );
  return rows.length > 0;
}

/** Attempts that are listed of a connection. */
export const LISTED_ATTEMPTS = 50;

/** Of one connection, all but the newest. */
export async function removeOldAttempts(em: EntityManager, connectionId: string): Promise<void> {
  await em.execute(
    `delete from "sso_attempt" where "connection_id" = ? and "id" <= (
       select "id" from "sso_attempt" where "connection_id" = ? order by "id" desc offset ${LISTED_ATTEMPTS} limit 1)`,
    [connectionId, connectionId],
  );
}

/** Waits for a transaction that deletes the connection. @returns whether it exists. */
export async function lockConnection(em: EntityManager, id: string): Promise<boolean> {
  await em.begin();
  return (await em.execute<object[]>('select 1 from "sso_connection" where "id" = ? for key share', [id])).length > 0;
}

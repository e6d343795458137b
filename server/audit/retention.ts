import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Blanks the addresses and user agents of what a person did, or somebody unknown did to them: personal data, which goes with the person, while the acts
 * stay for those who answer for them. Ids and details stay, so that a consumer
 * still reads who acted: `details.by` of a deletion and of what the operator did. The log refuses every other change (trigger `audit_entry_kept`), so the transaction has to
 * say what it is about to do.
 */
export async function eraseAddressesOf(em: EntityManager, userId: string): Promise<void> {
  await em.begin();
  await em.execute(`select set_config('gatehouse.audit', 'erase addresses', true)`);
  await em.execute(
    `update audit_entry set ip_address = '', user_agent = '' where (actor_id = ? or (actor_id is null and subject_id = ?)) and (ip_address <> '' or user_agent <> '')`,
    [userId, userId],
  );
  await em.execute(`select set_config('gatehouse.audit', '', true)`);
}

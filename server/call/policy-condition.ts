import type { OrganizationPolicy } from './context.ts';
import { columnNameOf } from '#server/db/columns.ts';

/** The SQL condition of an organization that has a policy. `alias` is its table. */
export function policyCondition(policies: readonly OrganizationPolicy[], alias: string): string {
  return policies.map(({ setBy }) => `${alias}.${columnNameOf(setBy)}`).join(' or ') || 'false';
}

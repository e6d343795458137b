import type { Column, FilterableType } from '#server/features/scim/filter/filter-to-sql.ts';
import { enterpriseSchema, userSchema } from '#server/features/scim/schema/attributes.ts';

const text = (sql: string): Column => ({ kind: 'text', sql });
const ofResource = (...path: string[]): Column =>
  text(`lower(u.resource #>> '{${path.map((name) => `"${name}"`).join(',')}}')`);
const named = (names: readonly string[], columnOf: (name: string) => Column, prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`.toLowerCase(), columnOf(name)]));

const hasEmail = (value: string) => `u.emails @> array[${value}]::text[]`;
const elements = ['value', 'type', 'display', 'primary'];
const nameParts = ['formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix'];
const ofEnterprise = ['employeeNumber', 'costCenter', 'organization', 'division', 'department'];

/** The attributes of `scim_user u` by which users are found. */
export const filterableUser: FilterableType = {
  schema: userSchema,
  indexed: ['id', 'username', 'externalid', 'emails.value'],
  columns: {
    id: { kind: 'id', sql: 'u.id' },
    username: text('u.user_name_lower'),
    externalid: { kind: 'exact', sql: 'u.external_id' },
    active: { kind: 'boolean', sql: 'u.active' },
    emails: { kind: 'element', list: `u.resource->'emails'`, attributes: elements, contains: hasEmail },
    'emails.value': { kind: 'member', contains: hasEmail, asText: true },
    'meta.created': { kind: 'timestamp', sql: 'u.created_at' },
    'meta.lastmodified': { kind: 'timestamp', sql: 'u.updated_at' },
    ...named(['displayName', 'nickName', 'title', 'userType', 'preferredLanguage', 'locale', 'timezone'], ofResource),
    ...named(nameParts, (name) => ofResource('name', name), 'name.'),
    ...named(ofEnterprise, (name) => ofResource(enterpriseSchema.id, name), `${enterpriseSchema.id}:`),
  },
};

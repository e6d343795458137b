import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { identified, optionalText, optionalTimestamp, timestamps } from '#server/db/columns.ts';
import { all, none, ofOrganization, personalData, rowId, secret, unlinked } from '#server/db/personal-data.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';
import type { formats, presets } from '#shared/audit-streams/schemas.ts';

/** A collector that gets the entries of the log in order, with one position and no row for an entry. */
export const AuditStreamSchema = defineEntity({
  name: 'AuditStream',
  checks: [{ name: 'audit_stream_origin', expression: '"organization_id" is null or not "includes_origin"' }],
  properties: {
    ...identified,
    /** Null for a stream of the platform, which gets the entries of all organizations. */
    organization: () =>
      p.manyToOne(OrganizationSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    /** The first to get the mail about failures. */
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    name: p.text(),
    preset: p
      .text()
      .$type<(typeof presets)[number]>()
      .check(`"preset" in ('splunk', 'datadog', 'elastic', 'generic', 'syslog')`),
    format: p.text().$type<(typeof formats)[number]>().check(`"format" in ('jsonl', 'ocsf', 'cef')`),
    url: p.text(),
    /** Encrypted JSON: token, signing secret, key of the client certificate. */
    credentials: optionalText(),
    /** PEM. */
    ca: optionalText(),
    clientCertificate: optionalText(),
    /** Null for all. */
    events: p.array().$type<AuditEvent[]>().strictNullable(),
    includesOrigin: p.boolean().default(false),
    /** The last entry that was delivered. */
    sequence: p.bigint('number'),
    /** While a process sends. */
    leaseUntil: optionalTimestamp(),
    attempts: p.integer().default(0),
    nextAttemptAt: optionalTimestamp(),
    failingSince: optionalTimestamp(),
    failureMailed: p.boolean().default(false),
    lastError: optionalText(),
    deliveredAt: optionalTimestamp(),
    disabledAt: optionalTimestamp(),
    ...timestamps,
  },
});

export class AuditStream extends AuditStreamSchema.class {
  get organizationId(): Opt<string> | null {
    return this.organization?.id ?? null;
  }
}
AuditStreamSchema.setClass(AuditStream);

personalData(
  AuditStreamSchema,
  { name: null },
  {
    id: rowId,
    creator: unlinked,
    ...all(ofOrganization, 'organization', 'name', 'url', 'ca', 'clientCertificate'),
    credentials: { ...secret, erase: 'keep', why: 'The stream goes on working.' },
    ...all(none('Of the stream.'), 'preset', 'format', 'events', 'includesOrigin', 'sequence', 'leaseUntil'),
    ...all(none('Of the stream.'), 'attempts', 'nextAttemptAt', 'failingSince', 'failureMailed', 'lastError'),
    ...all(none('Of the stream.'), 'deliveredAt', 'disabledAt', 'createdAt', 'updatedAt'),
  },
);

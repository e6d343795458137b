import { z } from 'zod';

import { Flag, LookupId, OwnId, SomeId, Timestamp, TimestampInput } from '#shared/lib/fields.ts';
import { Cursor, Limit, NextCursor } from '#shared/lib/paging.ts';

const TableName = z.string().meta({ description: 'A kind of data.', examples: ['sessions'] });

const Service = z.object({
  name: z.string().meta({ examples: ['Acme'] }),
  url: z.string().meta({ examples: ['https://auth.example.com'] }),
});

const Counts = z.array(z.object({ table: TableName, rows: z.int() }));

/** What is stored of the caller, without the data. */
export const PersonalDataSummary = z
  .object({
    tables: Counts,
    onHold: z.boolean().describe('Whether a legal obligation keeps the account from being deleted.'),
  })
  .meta({ id: 'PersonalDataSummary' });

export const RequestedExport = z
  .object({
    exportId: OwnId,
    personId: OwnId,
    /** Name and address of the service. */
    service: Service,
    generatedAt: Timestamp,
    expiresAt: Timestamp.describe('Until when the pages can be read.'),
    tables: Counts,
  })
  .meta({ id: 'RequestedExport' });

/** The `nextCursor` of the previous page. An export is no list: it has no order and no page size of its own. */
const After = Cursor.optional();

export const ReadExport = z.strictObject({
  exportId: LookupId.meta({ description: 'The export, as it was requested.' }),
  after: After,
});

/** Rows of several tables, one table after the other. */
export const ExportPage = z
  .object({
    rows: z.array(
      z.object({
        table: TableName,
        values: z.record(z.string(), z.unknown()).describe('By field. A secret is only `{ "exists": true }`.'),
      }),
    ),
    nextCursor: NextCursor,
  })
  .meta({ id: 'PersonalDataPage' });

export const ExportUser = z.strictObject({ userId: SomeId, after: After });

export const GetReceipt = z.strictObject({
  number: z
    .string()
    .max(64)
    .meta({ description: 'The number of a receipt.', examples: ['7A2F-09C1-5B7E-4D10-93AA-0F6C-2E81-B4D7'] }),
});

/** As it was signed. */
const Hash = z.string().meta({ examples: ['wphADyf0J8MxE3Tbf9CKXG_fnbWBq_2uglUIYWHH-oA'] });
const Time = z.string().meta({ format: 'date-time' });

export const ErasureStatement = z
  .object({
    version: z.literal(1),
    receipt: Hash.meta({ description: 'SHA-256 of the number, without hyphens.' }),
    subject: Hash.meta({ description: 'SHA-256 of the number, a colon and the id of the user.' }),
    service: Service,
    erasedAt: Time,
    by: z.string().meta({
      description: 'Who erased the user: `self`, `administrator`, `operator`, `import`, `retention` or `restore`.',
      examples: ['self'],
    }),
    removed: Counts,
    kept: z.array(
      z.object({
        what: z.string().meta({ examples: ['activity.actorId'] }),
        why: z.string().meta({ examples: ['Proof of the acts of others.'] }),
      }),
    ),
    backupsUntil: Time.describe('Until when backups may contain the user.'),
  })
  .meta({ id: 'ErasureStatement' });

export const Receipt = z
  .object({
    statement: ErasureStatement,
    signature: z
      .string()
      .nullable()
      .meta({
        description: 'A compact JWS with the statement, by a key of `/audit/jwks`; null until it is signed.',
        examples: ['eyJhbGciOiJFZERTQSJ9.eyJ2ZXJzaW9uIjoxfQ.c2lnbmF0dXJl'],
      }),
  })
  .meta({ id: 'ErasureReceipt' });

export const ExportOrganization = z.strictObject({
  organizationId: LookupId,
  withAudit: z.boolean().default(false).describe('Whether to add the audit log.'),
  after: After,
});

/** Records of `organization.ndjson`, which an import reads, then of `settings.ndjson` and of `audit.ndjson`. */
export const OrganizationExportPage = z
  .object({
    records: z.array(
      z.object({ file: z.enum(['organization', 'settings', 'audit']), record: z.record(z.string(), z.unknown()) }),
    ),
    nextCursor: NextCursor,
  })
  .meta({ id: 'OrganizationExportPage' });

/** Of a user or of an organization. */
export const CreateHold = z.strictObject({
  userId: LookupId.optional(),
  organizationId: LookupId.optional(),
  reason: z
    .string()
    .min(1)
    .max(1000)
    .meta({ description: 'For administrators, and stored encrypted.', examples: ['Case 17'] }),
  endsAt: TimestampInput.optional().meta({ description: 'When the hold ends by itself.' }),
});
export const ListHolds = z.strictObject({
  userId: LookupId.optional().meta({ description: 'Only those of this user.' }),
  standing: Flag.default(true).meta({ description: 'Whether to leave out holds that have ended.' }),
  limit: Limit,
  cursor: Cursor.optional(),
});
export const LiftHold = z.strictObject({ holdId: LookupId.meta({ description: 'The hold.' }) });

export const Hold = z
  .object({
    id: OwnId,
    userId: OwnId.nullable(),
    organizationId: OwnId.nullable(),
    reason: z
      .string()
      .nullable()
      .meta({ examples: ['Case 17'] }),
    createdBy: OwnId.nullable(),
    createdAt: Timestamp,
    endsAt: Timestamp.nullable(),
    liftedAt: Timestamp.nullable(),
    liftedBy: OwnId.nullable(),
  })
  .meta({ id: 'LegalHold' });
export const HoldPage = z.object({ holds: z.array(Hold), nextCursor: NextCursor }).meta({ id: 'LegalHoldPage' });

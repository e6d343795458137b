import { z } from 'zod';

import { LookupId, OwnId, SomeId, Timestamp } from '#shared/lib/fields.ts';
import { Cursor, NextCursor } from '#shared/lib/paging.ts';

const TableName = z.string().meta({ description: 'A kind of data.', examples: ['sessions'] });

const Counts = z.array(z.object({ table: TableName, rows: z.int() }));

/** What is stored of the caller, without the data. */
export const PersonalDataSummary = z.object({ tables: Counts }).meta({ id: 'PersonalDataSummary' });

export const RequestedExport = z
  .object({
    exportId: OwnId,
    personId: OwnId,
    /** Name and address of the service. */
    service: z.object({ name: z.string(), url: z.string() }),
    generatedAt: Timestamp,
    expiresAt: Timestamp.describe('Until when the pages can be read.'),
    tables: Counts,
  })
  .meta({ id: 'RequestedExport' });

export const ReadExport = z.strictObject({ exportId: LookupId, cursor: Cursor.optional() });

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

export const ExportUser = z.strictObject({ userId: SomeId, cursor: Cursor.optional() });

export const GetReceipt = z.object({
  number: z
    .string()
    .max(64)
    .meta({ description: 'The number of a receipt.', examples: ['7A2F-09C1-5B7E-4D10-93AA-0F6C-2E81-B4D7'] }),
});

/** As it was signed. */
const Time = z.string().meta({ format: 'date-time' });

export const ErasureStatement = z
  .object({
    version: z.literal(1),
    receipt: z.string().describe('SHA-256 of the number, without hyphens.'),
    subject: z.string().describe('SHA-256 of the number, a colon and the id of the user.'),
    service: z.object({ name: z.string(), url: z.string() }),
    erasedAt: Time,
    by: z
      .string()
      .describe('Who erased the user: `self`, `administrator`, `operator`, `import`, `retention`, `restore`.'),
    removed: Counts,
    kept: z.array(z.object({ what: z.string(), why: z.string() })),
    backupsUntil: Time.describe('Until when backups may contain the user.'),
  })
  .meta({ id: 'ErasureStatement' });

export const Receipt = z
  .object({
    statement: ErasureStatement,
    signature: z.string().nullable().describe('A compact JWS over the statement; null until it is signed.'),
  })
  .meta({ id: 'ErasureReceipt' });

import { z } from 'zod';

import { Count } from './fields.ts';

/** Members and invitations in one answer. */
export const PAGE_LENGTH = 100;
export const MAX_PAGE_LENGTH = 500;

const PageSize = Count.pipe(z.int().min(1).max(MAX_PAGE_LENGTH));
const documentedSize = { type: 'integer', minimum: 1, maximum: MAX_PAGE_LENGTH } as const;

/** The page size of a list. */
export const Limit = PageSize.default(PAGE_LENGTH).meta({
  description: 'The maximum number of rows',
  override: { ...documentedSize, default: PAGE_LENGTH },
});

export const Cursor = z
  .string()
  .max(1024)
  .meta({ description: 'The cursor of the next page, from the answer with the previous one' });

/** The fields of lists that have all rows unless a page is selected. */
export const pageFields = {
  limit: PageSize.meta({
    description: 'The maximum number of rows; by default all',
    override: documentedSize,
  }).optional(),
  cursor: Cursor.optional(),
};

export const Page = z.strictObject(pageFields).prefault({});
export type PageInput = z.output<typeof Page>;

export const NextCursor = z.string().nullable();

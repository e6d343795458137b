import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OpenApiRouter } from 'trpc-to-openapi';

import { openApiDocument } from './document.ts';

/** The document as it is checked in: of the address that a third party reads first, whatever the operator's own is. */
export function checkedInDocument(router: OpenApiRouter): string {
  const document = openApiDocument(router, { baseUrl: 'http://localhost:3000/api/auth' });
  return `${JSON.stringify(document, null, 2)}\n`;
}

export const documentFile = join(import.meta.dirname, 'openapi.json');

export function writeDocument(router: OpenApiRouter): void {
  writeFileSync(documentFile, checkedInDocument(router));
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiTypes } from './api-types.ts';
import { openApiDocument } from './document.ts';
import type { Documentation } from './documentation.ts';

/** The document in the repository, with default options. */
export function checkedInDocument(documentation: Documentation): string {
  const document = openApiDocument(documentation, {
    baseUrl: '/api/auth',
    sessionCookie: 'gatehouse.session_token',
    appName: 'Gatehouse',
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

export const documentFile = join(import.meta.dirname, 'openapi.json');

export const apiTypesFile = join(import.meta.dirname, '../generated/api.ts');

export function writeDocument(documentation: Documentation): void {
  writeFileSync(documentFile, checkedInDocument(documentation));
  writeFileSync(apiTypesFile, apiTypes(documentation.router));
}

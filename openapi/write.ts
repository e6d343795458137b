import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OpenApiRouter } from 'trpc-to-openapi';

import { apiTypes } from './api-types.ts';
import { openApiDocument } from './document.ts';

/** The document as it is checked in: with the options as they come, wherever a service runs. */
export function checkedInDocument(router: OpenApiRouter): string {
  const document = openApiDocument(router, {
    baseUrl: '/api/auth',
    sessionCookie: 'gatehouse.session_token',
  });
  return `${JSON.stringify(document, null, 2)}\n`;
}

export const documentFile = join(import.meta.dirname, 'openapi.json');

export const apiTypesFile = join(import.meta.dirname, '../shared/api.ts');

export function writeDocument(router: OpenApiRouter): void {
  writeFileSync(documentFile, checkedInDocument(router));
  writeFileSync(apiTypesFile, apiTypes(router));
}

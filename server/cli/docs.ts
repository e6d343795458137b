import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withCallTable } from '#openapi/call-table.ts';
import { writeDocument } from '#openapi/write.ts';
import { servedCalls } from '#server/http/procedures.ts';
import { documentation } from '#server/installed.ts';

/** `npm run docs`: what is generated from the router and checked in. */
writeDocument(documentation);

const readme = join(import.meta.dirname, '../../README.md');
writeFileSync(readme, withCallTable(readFileSync(readme, 'utf8'), servedCalls(documentation.router), documentation));

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { callsPage } from '#openapi/call-table.ts';
import { writeDocument } from '#openapi/write.ts';
import { servedCalls } from '#server/http/procedures.ts';
import { documentation } from '#server/installed.ts';

/** `npm run docs`: the files that are generated from the router and checked in. */
writeDocument(documentation);
const page = callsPage(servedCalls(documentation.router), documentation);
writeFileSync(join(import.meta.dirname, '../../docs/calls.md'), page);

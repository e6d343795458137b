import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { callsPage } from '#openapi/call-table.ts';
import { writeDocument } from '#openapi/write.ts';
import { servedCalls } from '#server/http/procedures.ts';
import { documentation } from '#server/installed.ts';

import { root } from './generate/installed.ts';
import { withOptionTables } from './generate/option-tables.ts';
import { optionTypes } from './generate/option-types.ts';

/** `npm run docs`: the files that are generated from the router and from the options, and checked in. */
writeDocument(documentation);
writeFileSync(join(root, 'docs/calls.md'), callsPage(servedCalls(documentation.router), documentation));
writeFileSync(join(root, 'server/options/gatehouse-options.ts'), optionTypes());
const configuration = join(root, 'docs/configuration.md');
writeFileSync(configuration, withOptionTables(readFileSync(configuration, 'utf8')));

import { readFileSync, writeFileSync } from 'node:fs';

import { promiseOf, releasedFile } from '#openapi/released.ts';
import { documentFile } from '#openapi/write.ts';

/** `npm run docs:released`, with each release: its document is what later changes are compared with. */
const document = JSON.parse(readFileSync(documentFile, 'utf8')) as object;
writeFileSync(releasedFile, `${JSON.stringify(promiseOf(document))}\n`);

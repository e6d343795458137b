import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { generatedFiles } from './generate/generated-files.ts';
import { root } from './generate/installed.ts';

/** First step of `npm run docs`: what the sources import of the features in `server/features.ts`. */
for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(join(root, file), text);

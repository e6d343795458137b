import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './generate/installed.ts';
import { sharedFeatures } from './generate/shared-features.ts';

/** First step of `npm run docs`: what the sources import of the features in `server/features.ts`. */
writeFileSync(join(root, 'shared/features.ts'), sharedFeatures());

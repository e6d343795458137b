import { z } from 'zod';

import { normalizeCode } from './normalize-code.ts';

/** A numeric code as users type it: digits of any script, with blanks, dashes or direction marks. */
export const TypedCode = z
  .string()
  .max(64)
  .transform(normalizeCode)
  .meta({ description: 'The code. Blanks and dashes are ignored.' });

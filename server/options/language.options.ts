import { z } from 'zod';

import { languages, type Language } from '#shared/lib/language/languages.ts';

const all = Object.keys(languages) as Language[];

export const languageOption = z
  .array(z.enum(all))
  .min(1, 'at least one language')
  .default(all)
  .describe('The languages of the web app and of emails. Users whose browser prefers none of them get the first one.');

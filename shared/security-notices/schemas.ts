import { z } from 'zod';

export const SecurityNotices = z
  .strictObject({
    signIns: z.boolean().meta({ description: 'Whether the user gets an email about a sign-in from a new browser.' }),
  })
  .meta({ id: 'SecurityNotices' });

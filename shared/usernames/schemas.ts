import { z } from 'zod';

import { Name } from '#shared/lib/fields.ts';

/** The call validates length and alphabet, which are options, so that each rule has its own error. */
export const Username = z
  .string()
  .max(255)
  .meta({ description: 'The username; upper and lower case are the same', examples: ['ada_lovelace'] });

export const DisplayUsername = Name.meta({
  description: 'The username as it is shown; by default as the user wrote it',
  examples: ['Ada_Lovelace'],
});

export const IsUsernameAvailable = z.strictObject({ username: Username });
export const UsernameAvailability = z.object({ available: z.boolean() }).meta({ id: 'UsernameAvailability' });

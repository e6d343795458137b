import { z } from 'zod';

/** The call validates length and alphabet, which are options, so that each rule has its own error. */
export const Username = z
  .string()
  .max(255)
  .meta({ examples: ['ada_lovelace'] });

/** The form in which a username is stored and compared. Its alphabet is ASCII, so that it needs no Unicode normalization. */
export function canonicalUsername(username: string): string {
  return username.toLowerCase();
}

export const IsUsernameAvailable = z.strictObject({ username: Username });
export const UsernameAvailability = z.object({ available: z.boolean() }).meta({ id: 'UsernameAvailability' });

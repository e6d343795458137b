import { z } from 'zod';

import { User } from '#shared/users/schemas.ts';

export const SignedInAnonymously = z.object({ token: z.string(), user: User }).meta({ id: 'SignedInAnonymously' });

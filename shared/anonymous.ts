import { z } from 'zod';

import { User } from './user.ts';

export const SignedInAnonymously = z.object({ token: z.string(), user: User }).meta({ id: 'SignedInAnonymously' });

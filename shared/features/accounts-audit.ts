import { z } from 'zod';

import { OfUser } from '#shared/event-payload.ts';

const OfAccount = OfUser.extend({ provider: z.string() });

export const accountEvents = { 'account.linked': OfAccount, 'account.unlinked': OfAccount };

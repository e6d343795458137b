import { z } from 'zod';

import { UserEventPayload } from '#shared/lib/event-payload.ts';

const AccountPayload = UserEventPayload.extend({ provider: z.string() });

export const accountEvents = { 'account.linked': AccountPayload, 'account.unlinked': AccountPayload };

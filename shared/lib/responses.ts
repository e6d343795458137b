import { z } from 'zod';

export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' });
export const StatusTrue = z.object({ status: z.literal(true) }).meta({ id: 'Status' });

/** The call ends in a redirect. */
export const Redirected = z.undefined();

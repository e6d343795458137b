import { z } from 'zod';

export const SecurityNoticeConfiguration = z.object({
  signInNotices: z.boolean().meta({ description: 'Whether users may be emailed about sign-ins from a new browser.' }),
});
export type SecurityNoticeConfiguration = z.input<typeof SecurityNoticeConfiguration>;

import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const OneTapOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Lets pages sign users in with Google One Tap. Needs the client of `socialProviders.google`.'),
    disableSignup: z
      .boolean()
      .default(false)
      .describe('Rejects new users with One Tap. Existing users can still sign in.'),
  })
  .meta({ id: 'OneTapOptions' });

export const oneTapOptions = defineOptions('oneTap', OneTapOptions);

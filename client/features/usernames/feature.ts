import { defineFeature } from '#client/app/feature.ts';
import { siteOptions } from '#client/app/site-options.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts as errorTexts } from './error-texts.ts';
import { texts } from './texts.ts';
import { UsernameField } from './username-field.tsx';

export const usernames = defineFeature({
  name: 'usernames',
  signInName: {
    isOffered: () => siteOptions.username.enabled,
    label: texts.signInName,
    useSignIn: (onSuccess) => {
      const { mutateAsync, isSuccess } = trpc.signIn.username.useMutation({ onSuccess });
      return { isSuccess, signIn: ({ name, ...input }) => mutateAsync({ ...input, username: name }) };
    },
  },
  userFields: [
    {
      isOffered: () => siteOptions.username.enabled,
      Field: UsernameField,
      valuesOf: ({ username, displayUsername }) => ({ username: displayUsername ?? username ?? '' }),
    },
  ],
  errors: {
    INVALID_USERNAME_OR_PASSWORD: { text: errorTexts.INVALID_USERNAME_OR_PASSWORD },
    USERNAME_IS_ALREADY_TAKEN: { text: errorTexts.USERNAME_IS_ALREADY_TAKEN, fields: ['username'] },
    USERNAME_TOO_SHORT: { text: errorTexts.USERNAME_TOO_SHORT, fields: ['username'] },
    USERNAME_TOO_LONG: { text: errorTexts.USERNAME_TOO_LONG, fields: ['username'] },
    INVALID_USERNAME: { text: errorTexts.INVALID_USERNAME, fields: ['username'] },
    USERNAME_IS_NOT_ENABLED: { text: errorTexts.notEnabled, fields: ['username'] },
  },
});

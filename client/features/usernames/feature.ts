import { defineFeature } from '#client/app/feature.ts';
import { siteOptions } from '#client/app/site-options.ts';
import { trpc } from '#client/sdk/react.tsx';

import { usernameErrors } from './errors.ts';
import { texts } from './texts.ts';
import { UsernameField } from './username-field.tsx';

export const usernames = defineFeature({
  name: 'usernames',
  signInName: {
    isOffered: () => siteOptions.username.enabled,
    label: texts.signInName,
    required: texts.signInNameRequired,
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
  errors: usernameErrors,
});

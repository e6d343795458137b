import { defineFeature } from '#client/app/feature.ts';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';

import { usernameErrors } from './errors.ts';
import { texts } from './texts.ts';
import { UsernameField } from './username-field.tsx';

export const usernames = defineFeature({
  name: 'usernames',
  signInName: {
    isOffered: () => publicConfiguration.username.enabled,
    label: texts.signInName,
    required: texts.signInNameRequired,
    useSignIn: (onSuccess) => {
      const { mutateAsync, isSuccess } = trpc.signIn.username.useMutation({ onSuccess });
      return { isSuccess, signIn: ({ name, ...input }) => mutateAsync({ ...input, username: name }) };
    },
  },
  userFields: [
    {
      isOffered: () => publicConfiguration.username.enabled,
      Field: UsernameField,
      valuesOf: ({ username, displayUsername }) => ({ username: displayUsername ?? username ?? '' }),
    },
  ],
  errors: usernameErrors,
});

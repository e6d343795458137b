import { Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useExternalCallback, useDestination, useSharedEmail, useLinkTo } from '#client/app/deep-link.ts';
import { EmailField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { SignInMagicLink } from '#shared/credentials.ts';

export function MagicLinkScreen() {
  const destination = useDestination();
  const callbackURL = useExternalCallback() ?? destination;
  const signIn = useLinkTo('/sign-in');
  const { email, state, onValuesChange } = useSharedEmail();
  const [given] = useState(email);
  const ask = trpc.signIn.magicLink.useMutation();
  return (
    <Screen title="Sign in with an email link" about="We'll email you a link. No password needed." centered>
      <Paper p="lg">
        {ask.isSuccess ? (
          <Text size="sm" aria-live="polite">
            Check your email. We sent a sign-in link to <strong>{ask.variables.email}</strong>; it expires in a few
            minutes.
          </Text>
        ) : (
          <CallForm
            schema={SignInMagicLink}
            call={ask}
            initialValues={{ email: given }}
            onValuesChange={onValuesChange}
            fixed={{ callbackURL, errorCallbackURL: signIn }}
            action="Email me a link"
            fullWidth
          >
            <EmailField isFirst autoComplete="username" />
          </CallForm>
        )}
      </Paper>
      <Text ta="center" size="sm">
        <Anchor component={Link} to={signIn} state={state}>
          Back to sign in
        </Anchor>
      </Text>
    </Screen>
  );
}

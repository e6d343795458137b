import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useCallbackElsewhere, useDestination, useWayTo } from '#client/app/deep-link.ts';
import { EmailField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { SignInMagicLink } from '#shared/credentials.ts';

export function AskForMagicLinkScreen() {
  const destination = useDestination();
  const callbackURL = useCallbackElsewhere() ?? destination;
  const signIn = useWayTo('/sign-in');
  const ask = trpc.signIn.magicLink.useMutation();
  return (
    <Screen title="Sign in by mail" about="We send you a link; no password is needed." centered>
      <Paper p="lg">
        {ask.isSuccess ? (
          <Text size="sm" aria-live="polite">
            Open the link that we have sent to <strong>{ask.variables.email}</strong>. It works once, for a few minutes.
          </Text>
        ) : (
          <CallForm
            schema={SignInMagicLink}
            call={ask}
            fixed={{ callbackURL, errorCallbackURL: signIn }}
            action="Send me a link"
            fullWidth
          >
            <EmailField isFirst autoComplete="username" />
          </CallForm>
        )}
      </Paper>
      <Text ta="center" size="sm">
        <Anchor component={Link} to={signIn}>
          Back to sign in
        </Anchor>
      </Text>
    </Screen>
  );
}

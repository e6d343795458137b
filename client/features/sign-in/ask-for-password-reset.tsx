import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { EmailField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { ForgetPassword } from '#shared/credentials.ts';

export function AskForPasswordResetScreen() {
  const ask = trpc.forgetPassword.useMutation();
  return (
    <Screen title="Reset your password" centered>
      <Paper p="lg">
        {ask.isSuccess ? (
          <Text size="sm" aria-live="polite">
            If <strong>{ask.variables.email}</strong> has an account, a mail with a link is on its way. It works for one
            hour.
          </Text>
        ) : (
          <CallForm
            schema={ForgetPassword}
            call={ask}
            fixed={{ redirectTo: '/reset-password' }}
            action="Send me a link"
            fullWidth
          >
            <EmailField isFirst autoComplete="username" />
          </CallForm>
        )}
      </Paper>
      <Text ta="center" size="sm">
        <Anchor component={Link} to="/sign-in">
          Back to sign in
        </Anchor>
      </Text>
    </Screen>
  );
}

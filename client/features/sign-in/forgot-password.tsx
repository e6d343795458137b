import { Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useSharedEmail, useLinkTo } from '#client/app/deep-link.ts';
import { EmailField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { ForgetPassword } from '#shared/credentials.ts';

export function ForgotPasswordScreen() {
  const signIn = useLinkTo('/sign-in');
  const redirectTo = useLinkTo('/reset-password');
  const { email, state, onValuesChange } = useSharedEmail();
  const [given] = useState(email);
  const ask = trpc.forgetPassword.useMutation();
  return (
    <Screen title="Reset your password" centered>
      <Paper p="lg">
        {ask.isSuccess ? (
          <Text size="sm" aria-live="polite">
            If <strong>{ask.variables.email}</strong> has an account, we&apos;ve sent a reset link. It expires in 1
            hour.
          </Text>
        ) : (
          <CallForm
            schema={ForgetPassword}
            call={ask}
            initialValues={{ email: given }}
            onValuesChange={onValuesChange}
            fixed={{ redirectTo }}
            action="Email me a reset link"
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

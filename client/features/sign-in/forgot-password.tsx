import { Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useSharedEmail, useLinkTo } from '#client/app/deep-link.ts';
import { EmailField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { duration } from '#client/app/text/duration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ForgetPassword } from '#shared/credentials.ts';

import { texts } from './texts.ts';

export function ForgotPasswordScreen() {
  const signIn = useLinkTo('/sign-in');
  const redirectTo = useLinkTo('/reset-password');
  const { email, state, onValuesChange } = useSharedEmail();
  const [initialEmail] = useState(email);
  const send = trpc.forgetPassword.useMutation();
  return (
    <Screen title={texts.forgotPassword.title} centered>
      <Paper p="lg">
        {send.isSuccess ? (
          <Text size="sm" aria-live="polite">
            {texts.forgotPassword.sent(send.variables.email, duration(siteOptions.emailAndPassword.resetLinkExpiresIn))}
          </Text>
        ) : (
          <CallForm
            schema={ForgetPassword}
            call={send}
            initialValues={{ email: initialEmail }}
            onValuesChange={onValuesChange}
            fixed={{ redirectTo }}
            action={texts.forgotPassword.action}
            fullWidth
          >
            <EmailField isFirst autoComplete="username" />
          </CallForm>
        )}
      </Paper>
      <Text ta="center" size="sm">
        <Anchor component={Link} to={signIn} state={state}>
          {texts.backToSignIn}
        </Anchor>
      </Text>
    </Screen>
  );
}

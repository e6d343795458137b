import { Alert, Anchor, Group, Paper, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';

import { useFeatures } from '#client/app/feature.ts';
import { CallForm, FormError } from '#client/app/forms/call-form.tsx';
import { useExternalCallback, useSharedEmail, useSignedOutState, useLinkTo } from '#client/app/deep-link.ts';
import { CheckField, EmailField, PasswordField } from '#client/app/forms/fields.tsx';
import { screen } from '#client/app/lazy-screen.ts';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SignInEmail } from '#shared/credentials.ts';

import { SignInWithProvider } from './sign-in-with-provider.tsx';

// Loaded when it is needed: few sign-ins end with it.
const VerifyFirst = screen(() => import('./verify-first.tsx'), 'VerifyFirst');

export function SignInScreen() {
  const callbackURL = useExternalCallback();
  const { sessionEnded } = useSignedOutState();
  const { email, state, onValuesChange } = useSharedEmail();
  const [given] = useState(email);
  const forgotPassword = useLinkTo('/forgot-password');
  const signUp = useLinkTo('/sign-up');
  const otherWays = useFeatures().flatMap((feature) => feature.signIn ?? []);
  const signIn = trpc.signIn.email.useMutation({
    onSuccess: ({ redirect, url }) => {
      if (redirect && url) location.assign(url);
    },
  });
  return (
    <Screen title="Sign in" centered>
      <Paper p="lg">
        {sessionEnded ? (
          <Alert mb="md" variant="light" aria-live="polite">
            Your session ended. Sign in to continue.
          </Alert>
        ) : null}
        {siteOptions.needsSetup ? (
          <Alert mb="md" variant="light">
            There is no administrator yet. Open the setup link from the server's terminal.
          </Alert>
        ) : null}
        <SignInWithProvider />
        <CallForm
          schema={SignInEmail}
          call={signIn}
          initialValues={{ email: given, rememberMe: true }}
          onValuesChange={onValuesChange}
          renderError={(error) =>
            failureOf(error).code === 'EMAIL_NOT_VERIFIED' ? (
              <Suspense fallback={null}>
                <VerifyFirst />
              </Suspense>
            ) : (
              <FormError error={error} />
            )
          }
          fixed={{ callbackURL }}
          finishing={signIn.isSuccess}
          action="Sign in"
          fullWidth
        >
          <EmailField isFirst={given === ''} autoComplete="username" />
          <PasswordField name="password" label="Password" isFirst={given !== ''} />
          <Group justify="space-between" gap="xs">
            <CheckField name="rememberMe" label="Keep me signed in" />
            <Anchor component={Link} to={forgotPassword} state={state} size="sm">
              Forgot password?
            </Anchor>
          </Group>
        </CallForm>
        {otherWays.map((OtherWay, index) => (
          <OtherWay key={index} state={state} />
        ))}
      </Paper>
      {siteOptions.emailAndPassword.signUp ? (
        <Text ta="center" size="sm" c="dimmed">
          New here?{' '}
          <Anchor component={Link} to={signUp} state={state}>
            Create an account
          </Anchor>
        </Text>
      ) : null}
    </Screen>
  );
}

import { Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useSharedEmail, useLinkTo } from '#client/app/deep-link.ts';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { SignUpEmail } from '#shared/credentials.ts';

import { SignInWithProvider } from './sign-in-with-provider.tsx';

export function SignUpScreen() {
  const { email, state, onValuesChange } = useSharedEmail();
  const [given] = useState(email);
  const signIn = useLinkTo('/sign-in');
  const signUp = trpc.signUp.email.useMutation();
  if (signUp.data?.token === null) {
    return (
      <Problem
        title="Check your email"
        about={`We sent a link to ${signUp.data.user.email}. Open it to finish creating your account.`}
        next={{ to: signIn, label: 'Sign in' }}
      />
    );
  }
  return (
    <Screen title="Create an account" centered>
      <Paper p="lg">
        <SignInWithProvider />
        <CallForm
          schema={SignUpEmail}
          call={signUp}
          initialValues={{ email: given }}
          onValuesChange={onValuesChange}
          fixed={{ callbackURL: '/email-verified' }}
          finishing={signUp.data?.token != null}
          action="Create account"
          fullWidth
        >
          <TextField name="name" label="Name" autoComplete="name" required isFirst />
          <EmailField />
          <NewPasswordField name="password" label="Password" />
        </CallForm>
      </Paper>
      <Text ta="center" size="sm" c="dimmed">
        Already have an account?{' '}
        <Anchor component={Link} to={signIn} state={state}>
          Sign in
        </Anchor>
      </Text>
    </Screen>
  );
}

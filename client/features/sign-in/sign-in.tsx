import { Anchor, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useCallbackElsewhere, useGivenEmail, useWayTo } from '#client/app/deep-link.ts';
import { CheckField, EmailField, PasswordField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SignInEmail } from '#shared/credentials.ts';

import { SignInWithProvider } from './sign-in-with-provider.tsx';

export function SignInScreen() {
  const callbackURL = useCallbackElsewhere();
  const email = useGivenEmail();
  const signUp = useWayTo('/sign-up');
  const magicLink = useWayTo('/magic-link');
  const signIn = trpc.signIn.email.useMutation({
    onSuccess: ({ redirect, url }) => {
      if (redirect && url) location.assign(url);
    },
  });
  return (
    <Screen title="Sign in" centered>
      <Paper p="lg">
        <SignInWithProvider />
        <CallForm
          schema={SignInEmail}
          call={signIn}
          initialValues={{ email: email ?? '', rememberMe: true }}
          fixed={{ callbackURL }}
          finishing={signIn.isSuccess}
          action="Sign in"
          fullWidth
        >
          <EmailField isFirst={email === undefined} autoComplete="username" />
          <PasswordField name="password" label="Password" isFirst={email !== undefined} />
          <Group justify="space-between" gap="xs">
            <CheckField name="rememberMe" label="Keep me signed in" />
            <Anchor component={Link} to="/forgot-password" size="sm">
              Forgot password?
            </Anchor>
          </Group>
        </CallForm>
        {siteOptions.magicLink ? (
          <Text ta="center" size="sm" mt="md">
            <Anchor component={Link} to={magicLink}>
              Sign in by a link in a mail
            </Anchor>
          </Text>
        ) : null}
      </Paper>
      {siteOptions.emailAndPassword.signUp ? (
        <Text ta="center" size="sm" c="dimmed">
          New here?{' '}
          <Anchor component={Link} to={signUp}>
            Create an account
          </Anchor>
        </Text>
      ) : null}
    </Screen>
  );
}

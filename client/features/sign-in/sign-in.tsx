import { Alert, Anchor, Group, Paper, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';

import { useFeatures, type SignInName } from '#client/app/feature.ts';
import { CallForm, FormError } from '#client/app/forms/call-form.tsx';
import { useExternalCallback, useSharedEmail, useSignedOutState, useLinkTo } from '#client/app/deep-link.ts';
import { CheckField, EmailField, PasswordField } from '#client/app/forms/fields.tsx';
import { LastUsed } from '#client/app/last-used.tsx';
import { screen } from '#client/app/lazy-screen.ts';
import { Screen } from '#client/app/screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { texts as appTexts } from '#client/app/texts.ts';
import { useAfterSignIn } from '#client/app/use-after-sign-in.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { useIsCookieLost } from '#client/sdk/lost-cookie.ts';
import { trpc } from '#client/sdk/react.tsx';
import type { Inputs } from '#client/sdk/calls.ts';
import { SignInEmail } from '#shared/lib/credentials.ts';

import { SignInWithProvider } from './sign-in-with-provider.tsx';
import { texts } from './texts.ts';

// Loaded for unverified users only.
const VerifyFirst = screen(() => import('./verify-first.tsx'), 'VerifyFirst');

const emailOnly: Pick<SignInName, 'useSignIn'> = {
  useSignIn: () => ({ isSuccess: false, signIn: () => Promise.reject(new Error('no other name is offered')) }),
};

/** Signs in with email and password, or with another name that a feature offers. */
function useSignIn() {
  const other = useFeatures().find(({ signInName }) => signInName?.isOffered())?.signInName;
  const onSuccess = useAfterSignIn('password');
  const byEmail = trpc.signIn.email.useMutation({ onSuccess });
  const { useSignIn: useOther } = other ?? emailOnly;
  const byName = useOther(onSuccess);
  const mutateAsync = ({ email: name, ...input }: Inputs['signIn']['email']): Promise<unknown> =>
    other && !name.includes('@') ? byName.signIn({ ...input, name }) : byEmail.mutateAsync({ ...input, email: name });
  return { call: { mutateAsync }, isSuccess: byEmail.isSuccess || byName.isSuccess, other };
}

export function SignInScreen() {
  const callbackURL = useExternalCallback();
  const { sessionEnded } = useSignedOutState();
  const { email, joining, state, onValuesChange } = useSharedEmail();
  const [initialEmail] = useState(email);
  const forgotPassword = useLinkTo('/forgot-password');
  const signUp = useLinkTo('/sign-up');
  const otherMethods = useFeatures().flatMap((feature) => feature.signIn ?? []);
  const { call, isSuccess, other } = useSignIn();
  const isCookieLost = useIsCookieLost(isSuccess);
  const reason =
    (sessionEnded && texts.signIn.sessionEnded) ||
    (publicConfiguration.needsSetup && texts.signIn.needsSetup) ||
    (joining && texts.signIn.joining(joining));
  return (
    <Screen title={texts.signIn.title(publicConfiguration.name)} centered>
      <Paper p="lg">
        {reason ? (
          <Alert mb="md" variant="light" aria-live="polite">
            {reason}
          </Alert>
        ) : null}
        {isCookieLost ? <FormError>{appTexts.cookieNotKept(location.host)}</FormError> : null}
        <SignInWithProvider />
        <CallForm
          schema={SignInEmail}
          call={call}
          initialValues={{ email: initialEmail, rememberMe: true }}
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
          finishing={isSuccess && !isCookieLost}
          action={texts.signIn.action}
          fullWidth
        >
          <EmailField
            {...(other && { label: other.label, type: 'text', 'data-required': other.required })}
            isFirst={initialEmail === ''}
            autoComplete="username webauthn"
          />
          <LastUsed method="password">
            <PasswordField name="password" label={texts.password} isFirst={initialEmail !== ''} />
          </LastUsed>
          <Group justify="space-between" gap="xs">
            <CheckField name="rememberMe" label={texts.signIn.remember} />
            <Anchor component={Link} to={forgotPassword} state={state} size="sm">
              {texts.signIn.forgotPassword}
            </Anchor>
          </Group>
        </CallForm>
        {otherMethods.map((OtherMethod, index) => (
          <OtherMethod key={index} state={state} />
        ))}
      </Paper>
      {publicConfiguration.emailAndPassword.signUp ? (
        <Text ta="center" size="sm" c="dimmed">
          {texts.signIn.newHere}{' '}
          <Anchor component={Link} to={signUp} state={state} inherit>
            {texts.signIn.signUp}
          </Anchor>
        </Text>
      ) : null}
    </Screen>
  );
}

import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { useLinkTo, useSharedEmail } from '#client/app/deep-link.ts';
import { CallForm, FormError } from '#client/app/forms/call-form.tsx';
import { CodeField } from '#client/app/forms/code-field.tsx';
import { EmailField } from '#client/app/forms/fields.tsx';
import { noteSignIn } from '#client/app/last-used.tsx';
import { Screen } from '#client/app/screen.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { siteOptions } from '#client/app/site-options.ts';
import { duration } from '#client/app/text/duration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SendVerificationOtp, SignInEmailOtp } from '#shared/email-code.ts';

import { texts } from './texts.ts';

export function EmailCodeScreen() {
  const signIn = useLinkTo('/sign-in');
  const { email, state, onValuesChange } = useSharedEmail();
  const [initialEmail, setInitialEmail] = useState(email);
  const send = trpc.emailOtp.sendVerificationOtp.useMutation();
  const changeEmail = () => {
    setInitialEmail(email);
    send.reset();
  };
  return (
    <Screen title={texts.title} about={texts.about} centered>
      <Paper p="lg">
        {send.isSuccess ? (
          <EnterCode email={send.variables.email} onChangeEmail={changeEmail} />
        ) : (
          <CallForm
            schema={SendVerificationOtp}
            call={send}
            initialValues={{ email: initialEmail }}
            onValuesChange={onValuesChange}
            fixed={{ type: 'sign-in' }}
            action={texts.send}
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

function EnterCode({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  const secondFactor = useLinkTo('/sign-in/second-factor');
  const navigate = useNavigate();
  const signIn = trpc.signIn.emailOtp.useMutation({
    onSuccess: (answer) => {
      noteSignIn('email-code');
      if ('twoFactorRedirect' in answer) void navigate(secondFactor);
    },
  });
  const again = trpc.emailOtp.sendVerificationOtp.useMutation();
  const { isPending, error, run } = useSingleFlight();
  return (
    <Stack gap="md">
      {error ? <FormError error={error} /> : null}
      <Text size="sm" aria-live="polite">
        {again.isSuccess ? texts.sentAgain : texts.sent(email, duration(siteOptions.emailOtp.expiresIn))}
      </Text>
      <CallForm
        schema={SignInEmailOtp}
        call={signIn}
        fixed={{ email }}
        finishing={signIn.isSuccess}
        action={texts.signIn}
        fullWidth
      >
        <CodeField name="otp" label={texts.code} />
      </CallForm>
      <Group justify="space-between" gap="xs">
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-disabled={isPending}
          onClick={() => void run(() => again.mutateAsync({ email, type: 'sign-in' }))}
        >
          {texts.resend}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onChangeEmail}>
          {texts.otherEmail}
        </Anchor>
      </Group>
    </Stack>
  );
}

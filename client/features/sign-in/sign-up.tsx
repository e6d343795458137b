import { Alert, Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { useUserFields } from '#client/app/feature.ts';
import { fieldInput, formValues, withFields } from '#client/app/fields/form-fields.ts';
import { RequiredFields } from '#client/app/fields/required-fields.tsx';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { useSharedEmail, useLinkTo } from '#client/app/deep-link.ts';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SignUpEmail } from '#shared/lib/credentials.ts';

import { ResendVerification } from './resend-verification.tsx';
import { SignInWithProvider } from './sign-in-with-provider.tsx';
import { texts } from './texts.ts';

const { signUpFields } = publicConfiguration;
const schema = withFields(SignUpEmail, signUpFields);

export function SignUpScreen() {
  const { email, joining, state, onValuesChange } = useSharedEmail();
  const [initialEmail] = useState(email);
  const signIn = useLinkTo('/sign-in');
  const fields = useUserFields();
  const signUp = trpc.signUp.email.useMutation();
  const call = {
    mutateAsync: (input: Inputs['signUp']['email']) =>
      signUp.mutateAsync({ ...input, ...fieldInput(signUpFields, input) }),
  };
  if (signUp.data?.token === null) {
    const { email: address } = signUp.data.user;
    return (
      <Problem
        title={texts.signUp.sentTitle}
        about={texts.signUp.sent(address)}
        next={{ to: signIn, label: texts.signIn.action }}
      >
        <ResendVerification email={address} />
      </Problem>
    );
  }
  return (
    <Screen title={texts.signUp.title(publicConfiguration.name)} centered>
      <Paper p="lg">
        {joining ? (
          <Alert mb="md" variant="light">
            {texts.signUp.joining(joining)}
          </Alert>
        ) : null}
        <SignInWithProvider />
        <CallForm
          schema={schema}
          call={call}
          initialValues={{ email: initialEmail, ...formValues(signUpFields, {}) }}
          onValuesChange={onValuesChange}
          fixed={{ callbackURL: '/email-verified' }}
          finishing={signUp.data?.token != null}
          action={texts.signUp.action}
          fullWidth
        >
          <TextField name="name" label={texts.signUp.name} autoComplete="name" required isFirst />
          <EmailField />
          {fields.map(({ Field }, index) => (
            <Field key={index} />
          ))}
          <RequiredFields fields={signUpFields} />
          <NewPasswordField name="password" label={texts.password} />
        </CallForm>
      </Paper>
      <Text ta="center" size="sm" c="dimmed">
        {texts.signUp.hasAccount}{' '}
        <Anchor component={Link} to={signIn} state={state} inherit>
          {texts.signIn.action}
        </Anchor>
      </Text>
    </Screen>
  );
}

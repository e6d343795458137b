import { Anchor, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { useExternalCallback, useDestination, useSharedEmail, useLinkTo } from '#client/app/deep-link.ts';
import { EmailField } from '#client/app/forms/fields.tsx';
import { noteSignIn } from '#client/app/last-used.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { duration } from '#client/app/text/duration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SignInMagicLink } from '#shared/credentials.ts';

import { texts } from './texts.ts';

export function MagicLinkScreen() {
  const destination = useDestination();
  const callbackURL = useExternalCallback() ?? destination;
  const signIn = useLinkTo('/sign-in');
  const { email, state, onValuesChange } = useSharedEmail();
  const [initialEmail] = useState(email);
  const send = trpc.signIn.magicLink.useMutation({ onSuccess: () => noteSignIn('magic-link') });
  return (
    <Screen title={texts.title} about={texts.about} centered>
      <Paper p="lg">
        {send.isSuccess ? (
          <Text size="sm" aria-live="polite">
            {texts.sent(send.variables.email, duration(siteOptions.magicLinkExpiresIn))}
          </Text>
        ) : (
          <CallForm
            schema={SignInMagicLink}
            call={send}
            initialValues={{ email: initialEmail }}
            onValuesChange={onValuesChange}
            fixed={{ callbackURL, errorCallbackURL: signIn }}
            action={texts.action}
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

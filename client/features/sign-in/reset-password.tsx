import { Button, Paper, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

import { useLinkTo } from '#client/app/deep-link.ts';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { CheckField, NewPasswordField } from '#client/app/forms/fields.tsx';
import { useLinkCheck } from '#client/app/link-check.ts';
import { FormSkeleton } from '#client/app/lists/skeletons.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';
import { redirectMessage } from '#client/app/text/redirect-message.ts';
import { texts as fieldTexts } from '#client/app/texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ResetPassword } from '#shared/lib/credentials.ts';

import { texts } from './texts.ts';

/** Opened by the link of a reset email, with a token or an error. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  // Of an invitation.
  const isFirst = query.get('first') === 'true';
  const { first, ...renewal } = texts.resetPassword;
  const { title, done, action, password } = isFirst ? first : { ...renewal, password: renewal.newPassword };
  const signIn = useLinkTo('/sign-in');
  const reset = trpc.resetPassword.useMutation();
  const { isChecking, isUsable } = useLinkCheck(token, isUsableToken);
  if (isChecking && !reset.isSuccess) return <FormSkeleton fields={1} />;
  if (!isUsable && !reset.isSuccess) {
    return (
      <Problem
        title={texts.resetPassword.linkFailed}
        about={redirectMessage(query.get('error') ?? 'invalid_token')}
        next={{ to: '/forgot-password', label: texts.resetPassword.requestLink }}
      />
    );
  }
  return (
    <Screen title={title} centered>
      <Paper p="lg">
        {reset.isSuccess ? (
          <Stack>
            <Text size="sm" aria-live="polite">
              {done}
            </Text>
            <Button component={Link} to={signIn}>
              {texts.signIn.action}
            </Button>
          </Stack>
        ) : (
          <CallForm schema={ResetPassword} call={reset} fixed={{ token: token ?? '' }} action={action} fullWidth>
            <NewPasswordField name="newPassword" label={password} />
            {isFirst || !publicConfiguration.apiKeys ? null : (
              <CheckField name="deleteApiKeys" label={fieldTexts.fields.deleteApiKeys} />
            )}
          </CallForm>
        )}
      </Paper>
    </Screen>
  );
}

/** Opens the emailed link again, which redirects here with the token or an error. */
async function isUsableToken(token: string): Promise<boolean> {
  const link = `${publicConfiguration.basePath}/reset-password/${encodeURIComponent(token)}`;
  const { ok, url } = await fetch(`${link}?callbackURL=/reset-password`);
  return !ok || !new URL(url).searchParams.has('error');
}

import { Button, Paper, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

import { useLinkTo } from '#client/app/deep-link.ts';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { NewPasswordField } from '#client/app/forms/fields.tsx';
import { useLinkCheck } from '#client/app/link-check.ts';
import { FormSkeleton } from '#client/app/lists/skeletons.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { redirectMessage } from '#client/app/text/redirect-message.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ResetPassword } from '#shared/credentials.ts';

/** Where the link of a reset mail ends, with a token or with what is wrong with it. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const signIn = useLinkTo('/sign-in');
  const reset = trpc.resetPassword.useMutation();
  const { isChecking, isUsable } = useLinkCheck(token, isUsableToken);
  if (isChecking && !reset.isSuccess) return <FormSkeleton fields={1} />;
  if (!isUsable && !reset.isSuccess) {
    return (
      <Problem
        title="This link doesn’t work"
        about={redirectMessage(query.get('error') ?? 'invalid_token')}
        next={{ to: '/forgot-password', label: 'Request a new link' }}
      />
    );
  }
  return (
    <Screen title="Choose a new password" centered>
      <Paper p="lg">
        {reset.isSuccess ? (
          <Stack>
            <Text size="sm" aria-live="polite">
              Password changed. You&apos;ve been signed out on all devices.
            </Text>
            <Button component={Link} to={signIn}>
              Sign in
            </Button>
          </Stack>
        ) : (
          <CallForm
            schema={ResetPassword}
            call={reset}
            fixed={{ token: token ?? '' }}
            action="Change password"
            fullWidth
          >
            <NewPasswordField name="newPassword" label="New password" />
          </CallForm>
        )}
      </Paper>
    </Screen>
  );
}

/** Follows the mailed link once more: it leads here with the token, or with an error. */
async function isUsableToken(token: string): Promise<boolean> {
  const { ok, url } = await fetch(`/api/auth/reset-password/${encodeURIComponent(token)}?callbackURL=/reset-password`);
  return !ok || !new URL(url).searchParams.has('error');
}

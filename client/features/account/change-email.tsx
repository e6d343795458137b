import { Alert, Badge, Button, Group, Text } from '@mantine/core';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { EmailField } from '#client/app/forms/fields.tsx';
import { NotImpersonated } from '#client/app/not-impersonated.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { siteOptions } from '#client/app/site-options.ts';
import { notifySuccess, notifyError } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { ChangeEmail } from '#shared/verification.ts';

/** The address that one signs in with: whether it is proven, and how it is changed. */
export function ChangeEmailCard() {
  const { email, emailVerified } = useUser();
  const verify = trpc.sendVerificationEmail.useMutation({
    onSuccess: () => notifySuccess(`Verification email sent to ${email}`),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const change = trpc.changeEmail.useMutation({
    onSuccess: () => (emailVerified ? undefined : notifySuccess('Email updated')),
  });
  const isWaiting = change.isSuccess && emailVerified;
  return (
    <Card title="Email" about="Used to sign in and for notifications.">
      <Group gap="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <Badge variant="default" c={emailVerified ? 'var(--gatehouse-good)' : undefined}>
          {emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
        {emailVerified ? null : (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            disabled={verify.isSuccess}
            onClick={() => void run(() => verify.mutateAsync({ email, callbackURL: '/email-verified' }))}
          >
            {verify.isSuccess ? 'Sent' : 'Verify'}
          </Button>
        )}
      </Group>
      {siteOptions.changeEmail ? (
        <NotImpersonated>
          {isWaiting ? (
            <Alert variant="light" aria-live="polite">
              To confirm the change, open the link we sent to {email} (your current email).
            </Alert>
          ) : null}
          <CallForm schema={ChangeEmail} call={change} fixed={{ callbackURL: '/account' }} resets action="Change email">
            <EmailField name="newEmail" label="New email" />
          </CallForm>
        </NotImpersonated>
      ) : null}
    </Card>
  );
}

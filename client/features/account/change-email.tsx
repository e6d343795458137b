import { Alert, Badge, Button, Group, Text } from '@mantine/core';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { useFeatures } from '#client/console/feature.ts';
import { EmailField } from '#client/console/forms/fields.tsx';
import { NotImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess, notifyError } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';
import { ChangeEmail } from '#shared/verification/schemas.ts';

import { texts } from '#client/components/texts/account-texts.ts';

export function ChangeEmailCard() {
  const { email, emailVerified } = useUser();
  const features = useFeatures();
  const changes = features.flatMap((feature) => feature.emailChange ?? []);
  const verifications = features.flatMap((feature) => feature.emailVerification ?? []);
  const verify = trpc.sendVerificationEmail.useMutation({
    onSuccess: () => notifySuccess(texts.email.sentTo(email)),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const change = trpc.changeEmail.useMutation({
    onSuccess: () => (emailVerified ? undefined : notifySuccess(texts.email.updated)),
  });
  const isWaiting = change.isSuccess && emailVerified;
  return (
    <Card title={texts.email.title} about={texts.email.about}>
      <Group gap="sm">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
        <Badge variant="default" c={emailVerified ? 'var(--gatehouse-good)' : undefined}>
          {emailVerified ? texts.email.verified : texts.email.notVerified}
        </Badge>
        {emailVerified ? null : (
          <Button
            size="xs"
            variant="default"
            loading={isPending}
            disabled={verify.isSuccess}
            onClick={() => void run(() => verify.mutateAsync({ email, callbackURL: '/email-verified' }))}
          >
            {verify.isSuccess ? texts.email.sent : texts.email.verify}
          </Button>
        )}
        {emailVerified ? null : verifications.map((Verify, index) => <Verify key={index} email={email} />)}
      </Group>
      {publicConfiguration.changeEmail ? (
        <NotImpersonated>
          {isWaiting ? (
            <Alert variant="light" aria-live="polite">
              {texts.email.confirm(email)}
            </Alert>
          ) : null}
          <CallForm
            schema={ChangeEmail}
            call={change}
            fixed={{ callbackURL: '/account' }}
            resets
            action={texts.email.change}
            aside={changes.map((Change, index) => (
              <Change key={index} />
            ))}
          >
            <EmailField name="newEmail" label={texts.email.newEmail} />
          </CallForm>
        </NotImpersonated>
      ) : null}
    </Card>
  );
}

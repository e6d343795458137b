import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { useSignInAddress } from '#client/console/shell/deep-link.ts';
import type { SignedOutState } from '#client/page/destination.ts';
import { OrganizationLogo } from '#client/console/shell/organization-switcher.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { errorMessage } from '#client/components/text/error-message.ts';
import { RoleBadges } from '#client/features/organizations/role-badges.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { SwitchAccount } from './switch-account.tsx';
import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

interface InvitationProps {
  invitation: Outputs['organization']['getInvitation'];
  token: string | undefined;
}

/** The invitation with its actions. */
export function AnswerInvitation({ invitation, token }: InvitationProps) {
  const { data: current } = useSession();
  const [isDeclined, setDeclined] = useState(false);
  const { organizationName, inviterEmail, email, role, expiresAt } = invitation;
  if (isDeclined) {
    return (
      <Problem
        title={texts.answer.declined.title}
        about={texts.answer.declined.about(organizationName)}
        next={{ to: '/', label: texts.answer.declined.next }}
      />
    );
  }
  return (
    <Screen title={texts.answer.title(organizationName)} about={texts.answer.about(inviterEmail)} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Stack gap="xs" align="center">
            <OrganizationLogo organization={{ name: organizationName }} size={56} />
            <RoleBadges role={role} />
            <Text size="sm" c="dimmed" ta="center">
              {texts.answer.sentTo(email)} <RelativeTime at={expiresAt} />
            </Text>
          </Stack>
          {current === null || current === undefined ? (
            <SignUpOrSignIn email={email} organization={organizationName} />
          ) : null}
          {current && current.user.email === email ? (
            <Answer invitation={invitation} token={token} onDeclined={() => setDeclined(true)} />
          ) : null}
          {current && current.user.email !== email ? (
            <>
              <Alert color="yellow" variant="light" title={texts.answer.wrongAccount(current.user.email)}>
                {texts.answer.invitee(email)}
              </Alert>
              <SwitchAccount email={email} />
            </>
          ) : null}
        </Stack>
      </Paper>
    </Screen>
  );
}

/** Sign-up and sign-in that return here, with the invited address and the organization if the token has disclosed them. */
export function SignUpOrSignIn({ email, organization }: { email?: string; organization?: string }) {
  const here = useSignInAddress();
  const signIn = email === undefined ? here : `${here}&${new URLSearchParams({ email }).toString()}`;
  const state: SignedOutState = { email, joining: organization };
  return (
    <Stack gap="sm">
      {publicConfiguration.emailAndPassword.signUp ? (
        <Button component={Link} to={signIn.replace('/sign-in', '/sign-up')} state={state} fullWidth>
          {texts.answer.createAccount}
        </Button>
      ) : null}
      <Button component={Link} to={signIn} state={state} variant="default" fullWidth>
        {texts.answer.signIn}
      </Button>
    </Stack>
  );
}

function Answer({ invitation, token, onDeclined }: InvitationProps & { onDeclined: () => void }) {
  const { id, organizationSlug, organizationName } = invitation;
  const go = useNavigate();
  const accept = trpc.organization.acceptInvitation.useMutation({
    onSuccess: () => go(`/organizations/${organizationSlug}/members`),
  });
  const reject = trpc.organization.rejectInvitation.useMutation({ onSuccess: onDeclined });
  const { isPending, error, run } = useSingleFlight();
  const [opened, { open, close }] = useDisclosure();
  const answer = { invitationId: id, token };
  return (
    <Stack gap="sm">
      {error ? (
        <Alert color="red" role="alert" variant="light">
          {errorMessage(error)}
        </Alert>
      ) : null}
      <Button
        fullWidth
        h="auto"
        mih={36}
        py={6}
        styles={{ label: { whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.5 } }}
        loading={isPending || accept.isSuccess}
        disabled={reject.isPending}
        onClick={() => void run(() => accept.mutateAsync(answer))}
      >
        {texts.answer.accept(organizationName)}
      </Button>
      <Button fullWidth variant="default" disabled={isPending || accept.isSuccess} onClick={open}>
        {texts.answer.decline}
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.answer.declineDialog}
        confirmLabel={texts.answer.decline}
        onConfirm={() => reject.mutateAsync(answer)}
      >
        {texts.answer.declineBody(organizationName)}
      </Confirm>
    </Stack>
  );
}

import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { useSignInAddress } from '#client/app/deep-link.ts';
import { OrganizationLogo } from '#client/app/organization-switcher.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { When } from '#client/app/text/when.tsx';
import { wordsFor } from '#client/app/text/words.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { OtherAccount } from './other-account.tsx';
import { RoleBadges } from '#client/features/organizations/members/role-badges.tsx';

interface InvitationProps {
  invitation: Outputs['organization']['getInvitation'];
  token: string | undefined;
}

/** Who invites to what, and the answer. */
export function AnswerInvitation({ invitation, token }: InvitationProps) {
  const { data: current } = useSession();
  const { organizationName, inviterEmail, email, role, expiresAt } = invitation;
  return (
    <Screen title={`Join ${organizationName}`} about={`${inviterEmail} invites you.`} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Stack gap="xs" align="center">
            <OrganizationLogo organization={{ name: organizationName }} size={56} />
            <RoleBadges role={role} />
            <Text size="sm" c="dimmed" ta="center">
              For {email}. The invitation ends <When at={expiresAt} />.
            </Text>
          </Stack>
          {current === null || current === undefined ? <WithoutAccount email={email} /> : null}
          {current && current.user.email === email ? <Answer invitation={invitation} token={token} /> : null}
          {current && current.user.email !== email ? (
            <>
              <Alert color="yellow" variant="light" title="This is another account">
                You are signed in as {current.user.email}, and the invitation is for {email}.
              </Alert>
              <OtherAccount email={email} />
            </>
          ) : null}
        </Stack>
      </Paper>
    </Screen>
  );
}

function WithoutAccount({ email }: { email: string }) {
  const signIn = `${useSignInAddress()}&${new URLSearchParams({ email }).toString()}`;
  return (
    <Stack gap="sm">
      {siteOptions.emailAndPassword.signUp ? (
        <Button component={Link} to={signIn.replace('/sign-in', '/sign-up')} fullWidth>
          Create an account
        </Button>
      ) : null}
      <Button component={Link} to={signIn} variant="default" fullWidth>
        I have an account
      </Button>
    </Stack>
  );
}

function Answer({ invitation, token }: InvitationProps) {
  const { id, organizationSlug, organizationName } = invitation;
  const go = useNavigate();
  const accept = trpc.organization.acceptInvitation.useMutation({
    onSuccess: () => go(`/organizations/${organizationSlug}/members`),
  });
  const reject = trpc.organization.rejectInvitation.useMutation();
  const [opened, { open, close }] = useDisclosure();
  if (reject.isSuccess) {
    return (
      <Problem
        title="You declined"
        about={`${organizationName} is not told why, and can invite you again.`}
        next={{ to: '/', label: 'Go to the start' }}
      />
    );
  }
  const answer = { invitationId: id, token };
  return (
    <Stack gap="sm">
      {accept.error ? (
        <Alert color="red" role="alert" variant="light">
          {wordsFor(accept.error)}
        </Alert>
      ) : null}
      <Button
        fullWidth
        loading={accept.isPending || accept.isSuccess}
        disabled={reject.isPending}
        onClick={() => accept.mutate(answer)}
      >
        Join {organizationName}
      </Button>
      <Button fullWidth variant="default" disabled={accept.isPending || accept.isSuccess} onClick={open}>
        Decline
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title="Decline this invitation?"
        action="Decline"
        onConfirm={() => reject.mutateAsync(answer)}
      >
        Its link opens nothing any more. To join {organizationName} later, you need another one.
      </Confirm>
    </Stack>
  );
}

import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';

import { Ago } from '#client/app/ago.tsx';
import { LoadProblem, Problem } from '#client/app/problem.tsx';
import { roleName } from '#client/app/roles.ts';
import { Screen } from '#client/app/screen.tsx';
import { FormSkeleton } from '#client/app/skeletons.tsx';
import { wordsFor } from '#client/app/words.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

type Invitation = Outputs['organization']['getInvitation'];

/** What the link of an invitation opens, for people with an account and without. */
export function AnswerInvitationScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const session = useSession();
  const invitation = trpc.organization.getInvitation.useQuery({ id, token }, { enabled: !session.isPending });

  if (session.isPending || invitation.isPending) return <FormSkeleton />;
  if (invitation.error) {
    const { status, code } = failureOf(invitation.error);
    if (code === 'NOT_AUTHENTICATED') return <SignInFirst about="Sign in to see this invitation." />;
    if (status === 0 || status >= 500) {
      return <LoadProblem error={invitation.error} retry={() => void invitation.refetch()} />;
    }
    return (
      <Problem title="This invitation is not open" about={wordsFor(invitation.error)}>
        <Button component={Link} to="/">
          Go to the start
        </Button>
      </Problem>
    );
  }
  const { organizationName, inviterEmail, role, email, expiresAt } = invitation.data;
  return (
    <Screen title={`Join ${organizationName}`} centered>
      <Paper p="lg">
        <Stack>
          <Text size="sm">
            <strong>{inviterEmail}</strong> invites <strong>{email}</strong> as {roleName(role)}. The invitation ends{' '}
            <Ago moment={expiresAt} />.
          </Text>
          {session.data ? (
            <Answer invitation={invitation.data} token={token} email={session.data.user.email} />
          ) : (
            <SignInFirst about="Sign in or create an account with this address to join." />
          )}
        </Stack>
      </Paper>
    </Screen>
  );
}

function Answer({ invitation, token, email }: { invitation: Invitation; token: string | undefined; email: string }) {
  const { id: invitationId, organizationSlug } = invitation;
  const go = useNavigate();
  const utils = trpc.useUtils();
  const accept = trpc.organization.acceptInvitation.useMutation({
    onSuccess: async () => {
      await utils.organization.list.invalidate();
      void go(`/organizations/${organizationSlug}/members`);
    },
  });
  const reject = trpc.organization.rejectInvitation.useMutation({ onSuccess: () => void go('/organizations') });
  if (invitation.email !== email) {
    return (
      <Alert color="orange" role="alert">
        You are signed in as {email}. Sign out, and come back as {invitation.email}.
      </Alert>
    );
  }
  const problem = accept.error ?? reject.error;
  return (
    <>
      {problem ? (
        <Alert color="red" role="alert">
          {wordsFor(problem)}
        </Alert>
      ) : null}
      <Group grow>
        <Button variant="default" loading={reject.isPending} onClick={() => reject.mutate({ invitationId, token })}>
          Decline
        </Button>
        <Button loading={accept.isPending || accept.isSuccess} onClick={() => accept.mutate({ invitationId, token })}>
          Join
        </Button>
      </Group>
    </>
  );
}

function SignInFirst({ about }: { about: string }) {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ callbackURL: pathname + search }).toString();
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      <Group grow>
        <Button component={Link} to={`/sign-in?${back}`} variant="default">
          Sign in
        </Button>
        <Button component={Link} to={`/sign-up?${back}`}>
          Create an account
        </Button>
      </Group>
    </Stack>
  );
}

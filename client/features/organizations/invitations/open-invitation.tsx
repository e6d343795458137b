import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';

import { useSignInAddress } from '#client/app/deep-link.ts';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { FormSkeleton } from '#client/app/lists/skeletons.tsx';
import type { CallFailure } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { AnswerInvitation, WithoutAccount } from './answer-invitation.tsx';
import { OtherAccount } from './other-account.tsx';

/** What the link of an invitation opens, whoever opens it: with a session or without, the invited or somebody else. */
export function OpenInvitationScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const session = useSession();
  const isReadable = session.isSuccess && (session.data !== null || token !== undefined);
  const invitation = trpc.organization.getInvitation.useQuery({ id, token }, { enabled: isReadable });

  const loading = <FormSkeleton fields={1} />;
  return (
    <Loaded query={session} loading={loading} screen>
      {(current) =>
        current === null && token === undefined ? (
          <WithoutSecret />
        ) : (
          <Loaded query={invitation} loading={loading} screen failed={({ code }) => unreadable(code)}>
            {(found) =>
              found.status === 'accepted' ? (
                <Navigate to={`/organizations/${found.organizationSlug}/members`} replace />
              ) : (
                <AnswerInvitation invitation={found} token={token} />
              )
            }
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** A copied link names an invitation without its secret: it tells nothing of it to a visitor without a session. */
function WithoutSecret() {
  return (
    <Screen title="You’re invited" about="This link leads to an invitation to an organization." centered>
      <Paper p="lg">
        <Stack gap="md">
          <Text size="sm">
            Open the link in the invitation email, or sign in with the invited email address. If you’re new, create an
            account with that address and verify it. Only the emailed link proves the address.
          </Text>
          <WithoutAccount />
        </Stack>
      </Paper>
    </Screen>
  );
}

/** What an invitation that cannot be read shows; undefined where a retry may help. */
function unreadable(code: CallFailure['code']): ReactNode {
  switch (code) {
    case 'INVITATION_NOT_FOUND':
    case 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION':
      return <Over />;
    case 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION':
      return <ForAnotherEmail />;
    case 'EMAIL_NOT_VERIFIED':
      return (
        <Problem
          title="Verify your email to continue"
          about="Open the link in the invitation email, or verify your email first."
          next={{ to: '/account', label: 'Your account' }}
        />
      );
    default:
      return undefined;
  }
}

function Over() {
  const { data } = useSession();
  const signIn = useSignInAddress();
  return data ? (
    <Problem
      title="This invitation has expired"
      about="It was already used, revoked, or replaced. Ask the person who invited you for a new one."
      next={{ to: '/organizations', label: 'Your organizations' }}
    />
  ) : (
    <Problem
      title="This invitation has expired"
      about="It was already used, revoked, or replaced. If you accepted it, sign in to open the organization. Otherwise ask the person who invited you for a new one."
      next={{ to: signIn, label: 'Sign in' }}
    />
  );
}

function ForAnotherEmail() {
  const { data } = useSession();
  return (
    <Problem
      title="This invitation is for another email address"
      about={`You’re signed in as ${data?.user.email}. If the invitation went to another address of yours, sign in with that one.`}
    >
      <OtherAccount />
    </Problem>
  );
}

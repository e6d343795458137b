import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';

import { useSignInAddress } from '#client/console/shell/deep-link.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { FormSkeleton } from '#client/console/parts/skeletons.tsx';
import type { CallFailure } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { AnswerInvitation, SignUpOrSignIn } from './answer-invitation.tsx';
import { SwitchAccount } from './switch-account.tsx';
import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

/** The target of an invitation's link, with or without a session, for any account. */
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
          <InvitationWithoutToken />
        ) : (
          <Loaded query={invitation} loading={loading} screen renderError={({ code }) => unreadableInvitation(code)}>
            {(data) =>
              data.status === 'accepted' ? (
                <Navigate to={`/organizations/${data.organizationSlug}/members`} replace />
              ) : (
                <AnswerInvitation invitation={data} token={token} />
              )
            }
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** A copied link has no token, so it discloses nothing to visitors without a session. */
function InvitationWithoutToken() {
  return (
    <Screen title={texts.withoutToken.title} about={texts.withoutToken.about} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Text size="sm">{texts.withoutToken.body}</Text>
          <SignUpOrSignIn />
        </Stack>
      </Paper>
    </Screen>
  );
}

/** The screen for an invitation that cannot be read; undefined if a retry may help. */
function unreadableInvitation(code: CallFailure['code']): ReactNode {
  switch (code) {
    case 'INVITATION_NOT_FOUND':
    case 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION':
      return <ExpiredInvitation />;
    case 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION':
      return <InvitationForOtherEmail />;
    case 'EMAIL_NOT_VERIFIED':
      return (
        <Problem
          title={texts.unverified.title}
          about={texts.unverified.about}
          next={{ to: '/account', label: texts.unverified.next }}
        />
      );
    default:
      return undefined;
  }
}

function ExpiredInvitation() {
  const { data } = useSession();
  const signIn = useSignInAddress();
  return data ? (
    <Problem
      title={texts.expiredInvitation.title}
      about={texts.expiredInvitation.about}
      next={{ to: '/organizations', label: texts.expiredInvitation.next }}
    />
  ) : (
    <Problem
      title={texts.expiredInvitation.title}
      about={texts.expiredInvitation.signedOutAbout}
      next={{ to: signIn, label: texts.expiredInvitation.signIn }}
    />
  );
}

function InvitationForOtherEmail() {
  const { data } = useSession();
  return (
    <Problem title={texts.otherEmail.title} about={texts.otherEmail.about(data?.user.email ?? '')}>
      <SwitchAccount />
    </Problem>
  );
}

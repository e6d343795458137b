import { Navigate, useParams, useSearchParams } from 'react-router';

import { useSignInAddress } from '#client/app/deep-link.ts';
import { LoadProblem, Problem } from '#client/app/problem.tsx';
import { FormSkeleton } from '#client/app/skeletons.tsx';
import { failureOf } from '#client/sdk/errors.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { AnswerInvitation } from './answer-invitation.tsx';
import { OtherAccount } from './other-account.tsx';

/** What the link of an invitation opens, whoever opens it: with a session or without, the invited or somebody else. */
export function OpenInvitationScreen() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const session = useSession();
  const signIn = useSignInAddress();
  const isReadable = session.isSuccess && (session.data !== null || token !== undefined);
  const invitation = trpc.organization.getInvitation.useQuery({ id, token }, { enabled: isReadable });

  if (session.error) return <LoadProblem error={session.error} retry={() => void session.refetch()} />;
  if (session.isSuccess && !isReadable) return <Navigate to={signIn} replace />;
  if (invitation.error) return <Unreadable error={invitation.error} retry={() => void invitation.refetch()} />;
  if (!invitation.data) return <FormSkeleton fields={1} />;
  return <AnswerInvitation invitation={invitation.data} token={token} />;
}

function Unreadable({ error, retry }: { error: unknown; retry: () => void }) {
  const { data } = useSession();
  switch (failureOf(error).code) {
    case 'INVITATION_NOT_FOUND':
    case 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION':
      return (
        <Problem
          title="This invitation is not open any more"
          about="It was answered, withdrawn or sent anew, or its time is over. Ask for another one."
          next={{ to: '/organizations', label: 'Your organizations' }}
        />
      );
    case 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION':
      return (
        <Problem
          title="This invitation is for somebody else"
          about={`You are signed in as ${data?.user.email}. If it went to another address of yours, sign in with that one.`}
        >
          <OtherAccount />
        </Problem>
      );
    case 'EMAIL_NOT_VERIFIED':
      return (
        <Problem
          title="Open the link in the mail"
          about="Only the link that you were sent proves that this address is yours. Or verify your address first."
          next={{ to: '/account', label: 'Your account' }}
        />
      );
    default:
      return <LoadProblem error={error} retry={retry} />;
  }
}

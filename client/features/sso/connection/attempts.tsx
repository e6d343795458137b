import { useSetUp } from '#client/console/access/use-set-up.ts';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Attempt, Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/texts.ts';
import { useManager } from '#client/features/sso/use-manager.ts';
import { trpc } from '#client/sdk/react.tsx';

import { AttemptsCard } from './attempts-card.tsx';

const nameOf = ({ name, email }: NonNullable<Attempt['user']>) => name || email;

/** The newest sign-ins and tests of a connection, for those who manage it. */
export function Attempts({ connection: { providerId } }: { connection: Connection }) {
  const { organization } = useSetUp();
  const { canManage, isMember } = useManager();
  const query = trpc.sso.listAttempts.useQuery({ organizationId: organization.id, providerId });
  const userOf = ({ user }: Attempt) => (user === null ? null : <bdi>{nameOf(user)}</bdi>);
  const actionOf = (attempt: Attempt) =>
    attempt.canAccept && canManage && isMember ? <AcceptIdentity attempt={attempt} /> : null;
  return <AttemptsCard query={query} userOf={userOf} actionOf={actionOf} />;
}

/** The user has another id at the provider than before. */
function AcceptIdentity({ attempt: { id: attemptId, user } }: { attempt: Attempt }) {
  const { organization } = useSetUp();
  const accept = trpc.sso.acceptIdentity.useMutation({ onSuccess: () => notifySuccess(texts.accept.done) });
  if (user === null) return null;
  return (
    <ConfirmButton
      size="xs"
      label={texts.accept.action}
      target={nameOf(user)}
      title={texts.accept.question(nameOf(user))}
      confirmLabel={texts.accept.confirm}
      onConfirm={() => accept.mutateAsync({ organizationId: organization.id, attemptId })}
    >
      {texts.accept.consequences(user.email)}
    </ConfirmButton>
  );
}

import { useSetUp } from '#client/console/access/use-set-up.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { trpc } from '#client/sdk/react.tsx';

import { AttemptsCard } from './attempts-card.tsx';

/** The newest sign-ins and tests of a connection, for those who manage it. */
export function Attempts({ connection: { providerId } }: { connection: Connection }) {
  const { organization } = useSetUp();
  const query = trpc.sso.listAttempts.useQuery({ organizationId: organization.id, providerId });
  const userOf = ({ user }: { user: { name: string; email: string } | null }) =>
    user === null ? null : <bdi>{user.name || user.email}</bdi>;
  return <AttemptsCard query={query} userOf={userOf} />;
}

import type { LoadedQuery } from '#client/console/lists/loaded.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import type { ProofName } from './proof-method.ts';

/** The methods with which the user can confirm their identity, for a session at the level that sensitive calls require. */
export function useOwnMethods(): LoadedQuery<ProofName[]> {
  const { twoFactorEnabled } = useUser({ beforeEnrolment: true });
  const status = trpc.twoFactor.status.useQuery({});
  const accounts = trpc.listAccounts.useQuery({}, { enabled: !twoFactorEnabled });
  const query = status.data === undefined || twoFactorEnabled ? status : accounts;
  return { ...query, data: methodsOf() };

  function methodsOf(): ProofName[] | undefined {
    if (!status.data) return undefined;
    const { methods, backupCodesLeft } = status.data;
    if (twoFactorEnabled) return [...methods, ...(backupCodesLeft > 0 ? (['backup-code'] as const) : [])];
    if (!accounts.data) return undefined;
    const hasPassword = accounts.data.some(({ provider }) => provider === 'credential');
    const hasPasskey = accounts.data.some(({ provider }) => provider === 'passkey');
    return [...(hasPassword ? (['password'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
  }
}

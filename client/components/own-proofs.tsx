import type { ReactElement } from 'react';

import { signedInErrors } from '#client/components/errors/account-errors.ts';
import { texts as identityTexts } from '#client/components/texts/reauthentication-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { returnUrl } from '#client/components/lib/returned.ts';

import { MoreErrors } from './errors.ts';
import { usePublicOptions } from './options.ts';
import { Action } from './ui/action.tsx';
import { LoadFailure, Waiting } from './ui/loading.tsx';
import { Proofs, type ProofName } from './proofs.tsx';
import { useTexts } from './settings.tsx';

interface OwnProofsProps {
  signInUrl: string | undefined;
  onDone: () => void;
}

/** The methods with which the user can confirm their identity, for a session at the level that sensitive calls require. */
export function OwnProofs({ signInUrl, onDone }: OwnProofsProps): ReactElement {
  const texts = useTexts('identity', identityTexts);
  const { twoFactorEnabled } = useUser({ beforeEnrolment: true });
  const status = trpc.twoFactor.status.useQuery({});
  const accounts = trpc.listAccounts.useQuery({}, { enabled: !twoFactorEnabled });
  const { data: options } = usePublicOptions();
  const sso = trpc.sso.getAccount.useQuery(undefined, { enabled: options?.sso && !twoFactorEnabled });
  const signOut = trpc.signOut.useMutation({
    onSuccess: () => (signInUrl === undefined ? undefined : location.assign(signInUrl)),
  });
  const failed = [status, accounts].find(({ error, data }) => error && data === undefined);
  if (failed) return <LoadFailure error={failed.error} retry={() => void failed.refetch()} />;
  const isLoading = !options || (!twoFactorEnabled && (!accounts.data || sso.isLoading));
  if (!status.data || isLoading) return <Waiting rows={2} />;
  const { methods, backupCodesLeft } = status.data;
  const has = (provider: string) => accounts.data?.some((account) => account.provider === provider) ?? false;
  const names: ProofName[] = twoFactorEnabled
    ? [...methods, ...(backupCodesLeft > 0 ? (['backup-code'] as const) : [])]
    : [...(has('credential') ? (['password'] as const) : []), ...(has('passkey') ? (['passkey'] as const) : [])];
  if (names.length === 0) {
    const connected = sso.data?.connections.filter((connection) => connection.connected) ?? [];
    if (connected.length > 0) return <ProviderProofs connections={connected} />;
    return (
      <>
        <p>{texts.signInAgain.about}</p>
        <Action variant="primary" label={texts.signInAgain.action} run={() => signOut.mutateAsync({})} />
      </>
    );
  }
  return (
    <MoreErrors.Provider value={signedInErrors}>
      <p>{texts.about}</p>
      <Proofs names={names} action={texts.action} onDone={onDone} />
    </MoreErrors.Provider>
  );
}

type SsoConnection = Outputs['sso']['getAccount']['connections'][number];

/** A new sign-in at the identity provider of an organization, from which the user returns to the page. */
function ProviderProofs({ connections }: { connections: readonly SsoConnection[] }): ReactElement {
  const texts = useTexts('identity', identityTexts);
  const prove = trpc.sso.prove.useMutation({ onSuccess: ({ url }) => location.assign(url) });
  const proveAt = (providerId: string) =>
    prove.mutateAsync({ providerId, callbackURL: location.href, errorCallbackURL: returnUrl('sso') });
  return (
    <>
      <p>{texts.signInAgain.about}</p>
      {connections.map(({ providerId, name }) => (
        <Action key={providerId} variant="primary" label={texts.confirmWith(name)} run={() => proveAt(providerId)} />
      ))}
    </>
  );
}

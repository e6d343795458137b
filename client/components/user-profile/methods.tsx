import type { ReactElement, ReactNode } from 'react';

import { texts as accountTexts } from '#client/components/texts/account-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { RelativeTime } from '#client/components/ui/localized-text.tsx';
import { Action, ConfirmedAction } from '#client/components/ui/action.tsx';
import { Icon, keyIcon } from '#client/components/ui/icons.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Badge, Section } from '#client/components/ui/section.tsx';
import { methodName } from '#client/components/text/method-name.ts';
import { useTexts } from '#client/components/settings.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import { returnUrl } from '#client/components/lib/returned.ts';
import type { AccountPageProps } from './account-page.ts';
import { ChangePassword, FirstPassword } from './password.tsx';
import { useSsoAccount, type SsoConnection } from '#client/components/sso-account.ts';

type Account = Outputs['listAccounts'][number];

/** The password and the connected accounts, and the providers that can be connected. */
export function Methods({ options, signInUrl, resetPasswordUrl = signInUrl }: AccountPageProps): ReactElement {
  const texts = useTexts('account', accountTexts).methods;
  const accounts = trpc.listAccounts.useQuery({});
  const { connections } = useSsoAccount(options);
  const connectSso = trpc.sso.connect.useMutation({ onSuccess: ({ url }) => location.assign(url) });
  const completeLink = trpc.sso.completeLink.useMutation();
  const link = trpc.linkSocial.useMutation({ onSuccess: ({ url }) => location.assign(url) });
  const list = accounts.data ?? [];
  // Passkeys have a section of their own.
  const shown = list.filter(({ provider }) => provider !== 'passkey');
  const hasPassword = list.some(({ provider }) => provider === 'credential');
  const connect = (provider: string) =>
    link.mutateAsync({ provider, callbackURL: location.href, errorCallbackURL: returnUrl(provider) });
  const ofOrganizations = connections.map(({ name, accountProviderId: id, ...connection }) => ({
    ...connection,
    id,
    name: name === connection.organizationName ? name : `${name} · ${connection.organizationName}`,
  }));
  const named = [...options.providers, ...ofOrganizations];
  const connectTo = ({ providerId, toConfirm }: Pick<SsoConnection, 'providerId' | 'toConfirm'>) =>
    toConfirm
      ? completeLink.mutateAsync()
      : connectSso.mutateAsync({ providerId, callbackURL: location.href, errorCallbackURL: returnUrl('sso') });
  if (accounts.error && !accounts.data) {
    return <LoadFailure error={accounts.error} retry={() => void accounts.refetch()} />;
  }
  return (
    <Section title={texts.title} about={options.providers.length > 0 ? texts.about : null}>
      {accounts.data ? (
        <ul className="gh-rows">
          {shown.length === 0 ? <li className="gh-row gh-quiet">{texts.none}</li> : null}
          {shown.map((account) => (
            <AccountRow key={account.id} account={account} name={methodName(account, named)} isLast={list.length === 1}>
              {account.provider === 'credential' ? <ChangePassword options={options} /> : null}
            </AccountRow>
          ))}
          {hasPassword || !options.emailAndPassword.enabled || resetPasswordUrl === undefined ? null : (
            <li className="gh-row">
              <Icon path={keyIcon} />
              <div className="gh-grow">
                <strong>{texts.password}</strong>
              </div>
              <FirstPassword resetUrl={resetPasswordUrl} />
            </li>
          )}
          {options.providers
            .filter(({ id }) => !list.some(({ provider }) => provider === id))
            .map(({ id, name }) => (
              <li key={id} className="gh-row">
                <Mark id={id} />
                <div className="gh-grow">
                  <strong>{name}</strong>
                </div>
                <Action label={texts.connect} describedAs={texts.connectTo(name)} run={() => connect(id)} />
              </li>
            ))}
          {ofOrganizations
            .filter(({ connected }) => !connected)
            .map(({ id, name, organizationName, ...connection }) => (
              <li key={id} className="gh-row">
                <Icon path={keyIcon} />
                <div className="gh-grow">
                  <strong>{name}</strong>
                </div>
                <ConfirmedAction
                  {...texts.connectOrganization(organizationName)}
                  label={texts.connect}
                  describedAs={texts.connectTo(name)}
                  run={() => connectTo(connection)}
                />
              </li>
            ))}
        </ul>
      ) : (
        <Waiting rows={options.providers.length + Number(options.emailAndPassword.enabled)} />
      )}
    </Section>
  );
}

function Mark({ id }: { id: string }): ReactElement {
  if (id === 'credential') return <Icon path={keyIcon} />;
  return <ProviderMark id={id} />;
}

interface AccountRowProps {
  account: Account;
  name: string;
  isLast: boolean;
  /** Its actions. */
  children: ReactNode;
}

function AccountRow({ account, name: provider, isLast, children }: AccountRowProps): ReactElement {
  const texts = useTexts('account', accountTexts).methods;
  const unlink = trpc.unlinkAccount.useMutation();
  const isPassword = account.provider === 'credential';
  const name = isPassword ? texts.password : provider;
  const removal = isPassword ? texts.removePassword : texts.disconnect(name);
  return (
    <li className="gh-row">
      <Mark id={account.provider} />
      <div className="gh-grow">
        <strong>
          {name} {isLast ? <Badge>{texts.only}</Badge> : null}
        </strong>
        <span>
          {texts.added} <RelativeTime at={account.createdAt} />
        </span>
      </div>
      {children}
      {isLast ? null : (
        <ConfirmedAction
          label={removal.action}
          describedAs={`${removal.action}: ${name}`}
          question={removal.question}
          consequences={removal.consequences}
          done={removal.done}
          run={() => unlink.mutateAsync({ providerId: account.provider, accountId: account.accountId })}
        />
      )}
    </li>
  );
}

import { Badge, Button, Text } from '@mantine/core';
import { IconPassword } from '@tabler/icons-react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { withProvider } from '#client/console/shell/deep-link.ts';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { NotImpersonated, useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { ProviderMark } from '#client/components/ui/provider-mark.tsx';
import { RedirectProblem } from '#client/console/parts/redirect-problem.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useReturn } from '#client/console/shell/use-return.ts';
import { notifySuccess, notifyError } from '#client/console/text/toast.ts';
import { methodName } from '#client/components/text/method-name.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/account-texts.ts';

type Account = Outputs['listAccounts'][number];

const HERE = '/account/security';

/** Passkeys have a card of their own. */
const isShown = ({ provider }: Account) => provider !== 'passkey';

/** The accounts of the user, and the providers that can be connected. */
export function SignInMethods() {
  const isImpersonated = useIsImpersonated();
  const accounts = trpc.listAccounts.useQuery({});
  const hasProviders = publicConfiguration.providers.length > 0;
  return (
    <>
      <RedirectProblem />
      <Card
        title={texts.methods.title}
        about={hasProviders ? <NotImpersonated>{texts.methods.about}</NotImpersonated> : null}
        rows
      >
        <Loaded query={accounts} rows={1}>
          {(list) => (
            <>
              {!list.some(isShown) && (
                <Text size="sm" c="dimmed" className="row">
                  {texts.methods.none}
                </Text>
              )}
              {list.filter(isShown).map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  isLast={list.length === 1}
                  isRemovable={!isImpersonated}
                />
              ))}
              {publicConfiguration.providers
                .filter(({ id }) => !isImpersonated && !list.some(({ provider }) => provider === id))
                .map(({ id, name }) => (
                  <ProviderRow key={id} id={id} name={name} />
                ))}
            </>
          )}
        </Loaded>
      </Card>
    </>
  );
}

interface AccountRowProps {
  account: Account;
  isLast: boolean;
  isRemovable: boolean;
}

function AccountRow({ account, isLast, isRemovable }: AccountRowProps) {
  const { provider, accountId, createdAt } = account;
  const isPassword = provider === 'credential';
  const name = isPassword ? texts.methods.password : methodName(account, publicConfiguration.providers);
  const removal = isPassword ? texts.methods.removePassword : texts.methods.disconnect(name);
  const unlink = trpc.unlinkAccount.useMutation({ onSuccess: () => notifySuccess(removal.done) });
  return (
    <div className="row">
      {isPassword ? <IconPassword size={18} aria-hidden /> : <ProviderMark id={provider} />}
      <div className="grow">
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.methods.added} <RelativeTime at={createdAt} />
        </Text>
      </div>
      {isLast ? (
        <Badge variant="default">{texts.methods.only}</Badge>
      ) : isRemovable ? (
        <ConfirmButton
          label={removal.action}
          target={name}
          size="xs"
          title={removal.question}
          confirmLabel={removal.action}
          onConfirm={() => unlink.mutateAsync({ providerId: provider, accountId })}
        >
          {removal.consequences}
        </ConfirmButton>
      ) : null}
    </div>
  );
}

function ProviderRow({ id, name }: { id: string; name: string }) {
  const link = trpc.linkSocial.useMutation({ onSuccess: ({ url }) => location.assign(url), onError: notifyError });
  const { isPending, run } = useSingleFlight();
  useReturn(link.reset);
  const input = { provider: id, callbackURL: HERE, errorCallbackURL: withProvider(HERE, id) };
  return (
    <div className="row">
      <ProviderMark id={id} />
      <Text size="sm" fw={500} className="grow">
        {name}
      </Text>
      <Button
        size="xs"
        variant="default"
        loading={isPending || link.isSuccess}
        onClick={() => void run(() => link.mutateAsync(input))}
        aria-label={texts.methods.connectTo(name)}
      >
        {texts.methods.connect}
      </Button>
    </div>
  );
}

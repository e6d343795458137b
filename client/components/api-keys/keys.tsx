import { useState, type ReactElement } from 'react';

import { NotImpersonated } from '#client/components/user-profile/not-impersonated.tsx';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as apiKeyTexts } from '#client/components/texts/api-keys/api-key-texts.ts';
import { texts as keyTexts } from '#client/components/texts/api-keys/key-texts.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Empty } from '#client/components/ui/empty.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Page } from '#client/components/ui/section.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';
import { ownScopes } from '#shared/api-keys/scope-groups.ts';

import type { APIKeysProps, Scope } from './api-key.ts';
import { CreateKey } from './create-key.tsx';
import type { KeyOwner } from './key-owner.ts';
import { KeyRow } from './key-row.tsx';
import { NewKey } from './new-key.tsx';

/** The keys in a list, and the form for a new one in its place. */
export function Keys({ scopes = ownScopes }: Pick<APIKeysProps, 'scopes'>): ReactElement {
  const texts = useTexts('apiKeys', apiKeyTexts);
  const { create } = useTexts('keys', keyTexts);
  const owner = useOwnKeys(scopes);
  const { data: session } = useSession();
  const options = usePublicOptions();
  const keys = trpc.apiKey.list.useQuery({}, { enabled: options.data?.apiKeys === true });
  const [isCreating, setCreating] = useState(false);
  /** A new key, which is shown once. */
  const [secret, setSecret] = useState<string | null>(null);
  const isEditable = session?.session.impersonatedBy == null;
  const isVerified = session?.user.emailVerified === true;
  const failed = [options, keys].find(({ error, data }) => error && data === undefined);
  const shown = keys.data?.apiKeys;
  if (isCreating) {
    return (
      <Page title={create.title} about={texts.about}>
        <CreateKey
          owner={owner}
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false);
            setSecret(key);
          }}
        />
      </Page>
    );
  }
  const open = isEditable && isVerified ? <Button onClick={() => setCreating(true)}>{create.open}</Button> : undefined;
  const isDisabled = options.data?.apiKeys === false;
  return (
    <Page title={texts.title} about={texts.about} action={shown && shown.length > 0 ? open : undefined}>
      {isEditable ? null : <NotImpersonated />}
      {isVerified || isDisabled ? null : <p className="gh-notice gh-info">{texts.verifyFirst}</p>}
      {failed ? (
        <LoadFailure error={failed.error} retry={() => void failed.refetch()} />
      ) : isDisabled ? (
        <Empty drawing="key" title={texts.disabled.title} about={texts.disabled.about} />
      ) : shown === undefined ? (
        <Waiting rows={2} />
      ) : shown.length === 0 ? (
        <Empty drawing="key" title={texts.empty.title} about={texts.empty.description}>
          {open}
        </Empty>
      ) : (
        <ul className="gh-rows">
          {shown.map((key) => (
            <KeyRow key={key.id} apiKey={key} owner={isEditable ? owner : null} onRotated={setSecret} />
          ))}
        </ul>
      )}
      {secret === null ? null : <NewKey secret={secret} onDone={() => setSecret(null)} />}
    </Page>
  );
}

function useOwnKeys(scopes: readonly Scope[]): KeyOwner {
  const { scopes: groups } = useTexts('apiKeys', apiKeyTexts);
  const create = trpc.apiKey.create.useMutation();
  const rotate = trpc.apiKey.rotate.useMutation();
  const remove = trpc.apiKey.delete.useMutation();
  const update = trpc.apiKey.update.useMutation();
  return {
    draft: 'api-key',
    scopes,
    groups,
    create: (input) => create.mutateAsync(input),
    rotate: (input) => rotate.mutateAsync(input),
    remove: (input) => remove.mutateAsync(input),
    update: (input) => update.mutateAsync(input),
  };
}

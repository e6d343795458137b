import type { ReactElement } from 'react';

import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { pictureErrors } from '#client/components/errors/picture-errors.ts';
import { signedInErrors as accountErrors } from '#client/components/errors/account-errors.ts';
import { signedInErrors as passkeyErrors } from '#client/components/errors/own-passkey-errors.ts';
import { useSession } from '#client/sdk/session.ts';

import { MoreErrors } from '#client/components/errors.ts';
import { Failure } from '#client/components/ui/form.tsx';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { useRedirectMessage } from '#client/components/redirect-message.tsx';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { useReturned } from '#client/components/sign-in/returned.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Email } from './email.tsx';
import { Methods } from './methods.tsx';
import { Passkeys } from './passkeys.tsx';
import { Password } from './password.tsx';
import { PersonalData } from './personal-data.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

const errors = { ...accountErrors, ...passkeyErrors, ...pictureErrors };

/** The sections of the account. */
export function Profile(): ReactElement | null {
  const { data: session } = useSession();
  const options = usePublicOptions();
  const returned = useReturned();
  const redirectMessage = useRedirectMessage();
  const { notAvailable } = useTexts('shell', shellTexts).impersonation;
  if (!session) return null;
  if (options.error && !options.data) return <LoadFailure error={options.error} retry={() => void options.refetch()} />;
  if (!options.data) return <Waiting />;
  const { providers, passkeys, deleteUser } = options.data;
  const isImpersonated = session.session.impersonatedBy !== null;
  return (
    <MoreErrors.Provider value={errors}>
      <Reauthentication>
        {returned?.error ? (
          <Failure>{redirectMessage(returned.error, providers.find(({ id }) => id === returned.from)?.name)}</Failure>
        ) : null}
        <div className="gh-sections">
          <PersonalData options={options.data} />
          {isImpersonated ? (
            <section className="gh-section">
              <p className="gh-quiet">{notAvailable}</p>
            </section>
          ) : (
            <>
              <Email options={options.data} />
              <Methods options={options.data} />
              {passkeys.enabled ? <Passkeys rpId={passkeys.rpId} /> : null}
              <TwoFactor options={options.data} />
              <Password options={options.data} />
            </>
          )}
          <Sessions isEditable={!isImpersonated} />
          {deleteUser && !isImpersonated ? <DeleteAccount /> : null}
        </div>
      </Reauthentication>
    </MoreErrors.Provider>
  );
}

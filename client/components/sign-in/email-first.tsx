import { useEffect, useState, type ReactElement } from 'react';

import { texts as emailFirstTexts } from '#client/components/texts/sign-in/email-first-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure, type Typed } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow, type StepProps } from './flow.ts';
import { lastMethod } from './last-used.tsx';
import { PasswordForm } from './password-form.tsx';
import { RedirectButtons } from './provider-buttons.tsx';

type Found = Outputs['sso']['lookUp'];
type Connection = Found['connections'][number];

/** As stored for the next visit, which needs no address then. */
const methodOf = ({ providerId, name }: Connection) => ({ id: `sso ${providerId} ${name}`, providerId, name });

function lastConnections(): Connection[] {
  const [, providerId, name] = /^sso (\S+) (.+)$/.exec(lastMethod() ?? '') ?? [];
  return providerId && name ? [{ providerId, name }] : [];
}

/** Empty for a username. Typed addresses may have spaces around them. */
const domainOf = (name: string) => /@([^@]*)$/.exec(name.trim().toLowerCase())?.[1] ?? '';

/** The address alone, then what its domain needs: its identity providers, or the password in the same form. */
export function EmailFirst({ onStep }: StepProps): ReactElement {
  const { options, email, setEmail, destination: callbackURL, returnUrl, returned } = useFlow();
  const texts = useTexts('emailFirst', emailFirstTexts);
  const { or, next } = useTexts('signIn', signInTexts).signIn;
  const { enabled: hasPasswords } = options.emailAndPassword;
  const [found, setFound] = useState<(Found & { domain: string }) | null>(null);
  const [isOwner, setOwner] = useState(false);
  const [last, setLast] = useState(lastConnections);
  const lookUp = trpc.sso.lookUp.useMutation();
  const signIn = trpc.signIn.sso.useMutation();
  // Of a response that began elsewhere.
  const providerId = returned?.from.split('sso:')[1];
  const { mutate } = lookUp;
  useEffect(() => {
    if (providerId) mutate({ providerId }, { onSuccess: ({ connections }) => setLast(connections) });
  }, [providerId, mutate]);
  const reset = () => {
    setFound(null);
    setOwner(false);
  };
  if (found !== null && found.domain !== domainOf(email)) reset();

  const find = async (typed: string) => {
    // A browser may have filled in the field before the page could see it.
    setEmail(typed);
    const domain = domainOf(typed);
    const answer = domain ? await lookUp.mutateAsync({ email: typed }) : { connections: [], required: false };
    setFound({ ...answer, domain });
    return answer.required && answer.connections.length > 0;
  };
  /** The domain may have changed since it was looked up. */
  const signInOrFind = ({ email: typed = '' }: Typed, byPassword: () => Promise<unknown>) =>
    byPassword().catch(async (error: unknown) => {
      if (failureOf(error).code !== 'SSO_REQUIRED' || !(await find(typed))) throw error;
      setOwner(false);
    });

  const connections = isOwner ? [] : (found?.connections ?? last);
  const isRequired = found?.required === true && connections.length > 0;
  const needsPassword = found !== null && hasPasswords && !isRequired;
  useEffect(() => onStep(needsPassword), [onStep, needsPassword]);
  const loginHint = found?.domain ? email : undefined;
  const buttons = (
    <RedirectButtons
      methods={connections.map(methodOf)}
      start={({ providerId }) =>
        signIn.mutateAsync({ providerId, loginHint, callbackURL, errorCallbackURL: returnUrl('sso') })
      }
      isFirst={isRequired}
    />
  );
  if (isRequired) {
    // The link for owners is shown to all, so that it tells nothing about the account.
    return (
      <div className="gh-stack">
        <p aria-live="polite">{texts.required(found.domain)}</p>
        {buttons}
        <p className="gh-links">
          {hasPasswords ? (
            <Button variant="link" onClick={() => setOwner(true)}>
              {texts.owner}
            </Button>
          ) : null}
          <Button variant="link" onClick={reset}>
            {texts.otherAddress}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <>
      {buttons}
      {connections.length > 0 ? <div className="gh-divider">{or}</div> : null}
      <PasswordForm
        action={needsPassword ? undefined : next}
        onSubmit={needsPassword ? signInOrFind : ({ email: typed = '' }) => find(typed)}
      >
        {found !== null && !hasPasswords && connections.length === 0 ? (
          <Failure>{texts.none(found.domain)}</Failure>
        ) : null}
      </PasswordForm>
    </>
  );
}

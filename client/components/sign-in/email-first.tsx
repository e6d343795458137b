import { useState, type ReactElement } from 'react';

import { texts as emailFirstTexts } from '#client/components/texts/email-first-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure, Form, type Typed } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { ConnectionButton, lastConnection } from './connection-button.tsx';
import { useFlow } from './flow.ts';
import { AddressField, PasswordFailure, PasswordFields, usePasswordSignIn } from './password-form.tsx';

/** The identity providers for the addresses of a domain. */
interface Found extends Partial<Outputs['sso']['lookUp']> {
  /** Empty for a username. */
  domain: string;
}

/** Typed addresses may have spaces around them. */
const domainOf = (name: string) => /@([^@]*)$/.exec(name.trim().toLowerCase())?.[1] ?? '';

/** The address alone, then what its domain needs: its identity providers, or the password in the same form. */
export function EmailFirst(): ReactElement {
  const { options, email, isFinishing } = useFlow();
  const texts = useTexts('emailFirst', emailFirstTexts);
  const { action, or } = useTexts('signIn', signInTexts).signIn;
  const hasPasswords = options.emailAndPassword.enabled;
  const [found, setFound] = useState<Found | null>(null);
  const [isOwner, setOwner] = useState(false);
  const lookUp = trpc.sso.lookUp.useMutation();
  const signIn = usePasswordSignIn();
  const [last] = useState(lastConnection);
  const start = () => {
    setFound(null);
    setOwner(false);
  };
  if (found !== null && found.domain !== domainOf(email)) start();
  const connections = found?.connections ?? [];
  const asksPassword = found !== null && hasPasswords;

  const find = async (typed: string, isRequired = false) => {
    const domain = domainOf(typed);
    const answer = domain && (await lookUp.mutateAsync({ email: typed }));
    setFound({ domain, ...(answer || {}), ...(isRequired && { required: true }) });
    return answer !== '' && answer.connections.length > 0;
  };
  const submit = async (typed: Typed) => {
    const { email: address = '' } = typed;
    if (!asksPassword) return find(address);
    return signIn(typed).catch(async (error: unknown) => {
      if (failureOf(error).code !== 'SSO_REQUIRED' || !(await find(address, true))) throw error;
      setOwner(false);
    });
  };

  if (found?.required && connections.length > 0 && !isOwner) {
    // The link for owners is shown to all, so that it tells nothing about the account.
    return (
      <div className="gh-stack">
        <p aria-live="polite">{texts.required(found.domain)}</p>
        {connections.map((connection, index) => (
          <ConnectionButton key={connection.providerId} connection={connection} isFirst={index === 0} />
        ))}
        <p className="gh-links">
          {hasPasswords ? (
            <Button variant="link" onClick={() => setOwner(true)}>
              {texts.owner}
            </Button>
          ) : null}
          <Button variant="link" onClick={start}>
            {texts.otherAddress}
          </Button>
        </p>
      </div>
    );
  }
  const offered = found === null ? [last].filter((each) => each !== null) : isOwner ? [] : connections;
  return (
    <>
      {offered.map((connection) => (
        <ConnectionButton key={connection.providerId} connection={connection} />
      ))}
      {offered.length > 0 ? <div className="gh-divider">{or}</div> : null}
      <Form
        onSubmit={submit}
        action={asksPassword ? action : texts.action}
        finishing={isFinishing}
        renderError={(error) => <PasswordFailure error={error} />}
      >
        <AddressField />
        {asksPassword ? <PasswordFields isFirst /> : null}
        {found !== null && !hasPasswords && connections.length === 0 ? (
          <Failure>{texts.none(found.domain)}</Failure>
        ) : null}
      </Form>
    </>
  );
}

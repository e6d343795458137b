import { useState, type ReactElement } from 'react';

import { texts as emailFirstTexts } from '#client/components/texts/email-first-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in-texts.ts';
import { failureOf } from '#client/sdk/errors.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { Failure, Form, type Typed } from '#client/components/ui/form.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { ConnectionButton, useConnectionStart, type ConnectionStart } from './connection-button.tsx';
import { useFlow } from './flow.ts';
import { lastConnection, wasLeftFor } from './last-connection.ts';
import { LastUsed } from './last-used.tsx';
import { AddressField, PasswordFailure, PasswordFields, usePasswordSignIn } from './password-form.tsx';

/** The identity providers for the addresses of a domain. */
interface Found extends LookUp {
  /** Empty for a username. */
  domain: string;
}

type LookUp = Outputs['sso']['lookUp'];

const domainOf = (name: string) =>
  name.includes('@')
    ? name
        .slice(name.lastIndexOf('@') + 1)
        .trim()
        .toLowerCase()
    : '';

/** The address alone, then what its domain needs: its identity providers, or the password in the same form. */
export function EmailFirst(): ReactElement {
  const { options, email, isFinishing } = useFlow();
  const texts = useTexts('emailFirst', emailFirstTexts);
  const { action, or } = useTexts('signIn', signInTexts).signIn;
  const hasPasswords = options.emailAndPassword.enabled;
  const [found, setFound] = useState<Found | null>(null);
  const [isOwner, setOwner] = useState(false);
  const lookUp = trpc.sso.lookUp.useMutation();
  const start = useConnectionStart();
  const signIn = usePasswordSignIn();
  const [last] = useState(lastConnection);
  if (found !== null && found.domain !== domainOf(email)) {
    setFound(null);
    setOwner(false);
  }

  const find = async (typed: string): Promise<Found> => {
    const domain = domainOf(typed);
    const answer = domain === '' ? { connections: [], required: false } : await lookUp.mutateAsync({ email: typed });
    setFound({ ...answer, domain });
    return { ...answer, domain };
  };
  const proceed = async ({ email: typed = '' }: Typed) => {
    const { connections, required } = await find(typed);
    const [only, ...others] = connections;
    // Users who return from an identity provider that fails see how owners sign in otherwise.
    if (required && only && others.length === 0 && !wasLeftFor(only)) start.run(only);
  };
  const signInOrTurn = async (typed: Typed) => {
    try {
      await signIn(typed);
    } catch (error) {
      const isRefused = failureOf(error).code === 'SSO_REQUIRED';
      if (!isRefused || !isRequired(await find(typed['email'] ?? ''))) throw error;
      setOwner(false);
    }
  };

  if (found && isRequired(found) && !isOwner) {
    return (
      <Required
        found={found}
        start={start}
        onOwner={hasPasswords ? () => setOwner(true) : undefined}
        onBack={() => setFound(null)}
      />
    );
  }
  const asksPassword = found !== null && hasPasswords;
  return (
    <>
      {start.error ? <Failure error={start.error} /> : null}
      {found === null && last ? (
        <LastUsed method="sso">
          <ConnectionButton connection={last} start={start} />
        </LastUsed>
      ) : null}
      <Form
        onSubmit={asksPassword ? signInOrTurn : proceed}
        action={asksPassword ? action : texts.action}
        finishing={isFinishing}
        renderError={(error) => <PasswordFailure error={error} />}
      >
        <AddressField />
        {found === null || isOwner
          ? null
          : found.connections.map((connection) => (
              <ConnectionButton key={connection.providerId} connection={connection} start={start} />
            ))}
        {asksPassword && found.connections.length > 0 && !isOwner ? <div className="gh-divider">{or}</div> : null}
        {asksPassword ? <PasswordFields isFirst /> : null}
        {found?.connections.length === 0 && !hasPasswords ? <Failure>{texts.none(found.domain)}</Failure> : null}
      </Form>
    </>
  );
}

const isRequired = ({ required, connections }: LookUp) => required && connections.length > 0;

interface RequiredProps {
  found: Found;
  start: ConnectionStart;
  onOwner: (() => void) | undefined;
  onBack: () => void;
}

/** The link for owners is shown to all, so that it tells nothing about the account. */
function Required({ found: { domain, connections }, start, onOwner, onBack }: RequiredProps): ReactElement {
  const texts = useTexts('emailFirst', emailFirstTexts);
  return (
    <div className="gh-stack">
      {start.error ? <Failure error={start.error} /> : null}
      <p aria-live="polite">{texts.required(domain)}</p>
      {connections.map((connection, index) => (
        <ConnectionButton key={connection.providerId} connection={connection} start={start} isFirst={index === 0} />
      ))}
      <p className="gh-links">
        {onOwner ? (
          <Button variant="link" onClick={onOwner}>
            {texts.owner}
          </Button>
        ) : null}
        <Button variant="link" onClick={onBack}>
          {texts.otherAddress}
        </Button>
      </p>
    </div>
  );
}

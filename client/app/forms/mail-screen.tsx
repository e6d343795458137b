import { Anchor, Paper, Text } from '@mantine/core';
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';

import { useLinkTo, useSharedEmail, type SignedOutState } from '#client/app/deep-link.ts';
import { Screen } from '#client/app/screen.tsx';
import { texts } from '#client/app/texts.ts';
import { useSession } from '#client/sdk/session.ts';

import { CallForm } from './call-form.tsx';
import { EmailField } from './fields.tsx';

type FormProps<Schema extends z.ZodType> = Pick<
  ComponentProps<typeof CallForm<Schema>>,
  'schema' | 'call' | 'fixed' | 'action' | 'onValuesChange'
>;

interface MailScreenProps<Schema extends z.ZodType> extends Omit<FormProps<Schema>, 'onValuesChange'> {
  title: string;
  about?: string;
  /** Replaces the form once the mail is sent. */
  sent: ReactNode;
  /** Other methods, below the form. */
  others?: readonly ComponentType<{ state: SignedOutState }>[];
}

/** A screen, mostly for visitors without a session, that mails a link or a code to the typed address. */
export function MailScreen<Schema extends z.ZodType>(props: MailScreenProps<Schema>) {
  const { title, about, sent, others = [], ...form } = props;
  const signIn = useLinkTo('/sign-in');
  const isSignedIn = Boolean(useSession().data);
  const { email, state, onValuesChange } = useSharedEmail();
  return (
    <Screen title={title} about={about} centered>
      <Paper p="lg">
        {sent ?? (
          <>
            <AddressForm {...form} email={email} onValuesChange={onValuesChange} />
            {others.map((Other, index) => (
              <Other key={index} state={state} />
            ))}
          </>
        )}
      </Paper>
      <Text ta="center" size="sm">
        <Anchor component={Link} to={signIn} state={state}>
          {isSignedIn ? texts.backToAccount : texts.backToSignIn}
        </Anchor>
      </Text>
    </Screen>
  );
}

function AddressForm<Schema extends z.ZodType>({ email, ...form }: FormProps<Schema> & { email: string }) {
  const [initialEmail] = useState(email);
  return (
    <CallForm<Schema> {...form} initialValues={{ email: initialEmail }} fullWidth>
      <EmailField isFirst autoComplete="username" />
    </CallForm>
  );
}

import { Text, Textarea } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';

import { FormError, useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import type { Failed } from '#client/console/forms/run-for-each.ts';
import { errorMessage } from '#client/components/text/error-message.ts';

import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

let created = 0;

/** Thrown if some of several addresses could not be invited. */
export class NotInvited extends Error {
  readonly id = ++created;
  readonly failed: readonly Failed<string>[];
  readonly sent: number;

  constructor(failed: readonly Failed<string>[], sent: number) {
    super();
    this.failed = failed;
    this.sent = sent;
  }
}

/** One or several email addresses. Enter submits; Shift and Enter begin a line. */
export function AddressesField() {
  const { error, ...field } = useField('email');
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Textarea
      {...field}
      error={error}
      label={texts.invite.emails}
      description={texts.invite.emailsHint}
      autosize
      minRows={1}
      maxRows={8}
      required
      withAsterisk={false}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={onKeyDown}
    />
  );
}

/** What failed and why. The field keeps these addresses, to correct and send them again. */
export function SomeNotInvited({ error: { failed, sent } }: { error: NotInvited }) {
  const { setFieldValue } = useCurrentForm();
  const keep = useRef(() => setFieldValue('email', failed.map(({ item }) => item).join('\n')));
  useEffect(() => keep.current(), []);
  return (
    <FormError>
      <Text size="sm">{texts.invite.failed(sent)}</Text>
      <ul className="plain-list">
        {failed.map(({ item, error }) => (
          <li key={item}>
            {item}: {errorMessage(error)}
          </li>
        ))}
      </ul>
    </FormError>
  );
}

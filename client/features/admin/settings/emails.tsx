import './settings.css';

import { Alert, Anchor, Button, Code, DataList } from '@mantine/core';
import { IconCheck, IconInbox, IconMailOff } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { Card } from '#client/console/parts/card.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { EmailPreview, useEmailLanguage } from './email-preview.tsx';
import { texts } from './texts.ts';

type EmailList = Outputs['admin']['listEmails'];

/** How emails are delivered, a test, and what each email looks like. */
export function Emails() {
  const [language, chooseLanguage] = useEmailLanguage();
  const query = trpc.admin.listEmails.useQuery({ language }, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query} rows={6}>
      {(list) => (
        <div className="emails">
          <div className="email-delivery">
            <Delivery list={list} />
            <TestEmail />
          </div>
          <EmailPreview emails={list.emails} language={language} onLanguage={chooseLanguage} />
        </div>
      )}
    </Loaded>
  );
}

function Delivery({ list: { delivery, from } }: { list: EmailList }) {
  const { title, about, mailboxNote, noneNote, ...labels } = texts.emails.delivery;
  return (
    <Card title={title} about={about} isWide>
      <DataList labelWidth={80} orientation="horizontal">
        <DataList.Item>
          <DataList.ItemLabel>{labels.to}</DataList.ItemLabel>
          <DataList.ItemValue>{labels[delivery]}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>{labels.from}</DataList.ItemLabel>
          <DataList.ItemValue>
            <bdi dir="ltr">{from}</bdi>
          </DataList.ItemValue>
        </DataList.Item>
      </DataList>
      {delivery === 'smtp' ? null : (
        <Alert color="yellow" icon={<IconMailOff />}>
          {delivery === 'mailbox' ? mailboxNote : noneNote} {delivery === 'mailbox' ? <MailboxLink /> : null}
        </Alert>
      )}
    </Card>
  );
}

function MailboxLink() {
  return (
    <Anchor href="/dev/mailbox" inherit>
      {texts.emails.delivery.openMailbox}
    </Anchor>
  );
}

function TestEmail() {
  const { email } = useUser();
  const send = trpc.admin.sendTestEmail.useMutation({ onError: notifyError });
  const { isPending, run } = useSingleFlight();
  const { title, about, submit } = texts.emails.test;
  return (
    <Card title={title} about={about(email)} isWide>
      <div>
        <Button variant="default" loading={isPending} onClick={() => void run(() => send.mutateAsync({}))}>
          {submit}
        </Button>
        <div aria-live="polite">{send.data && !isPending ? <Result result={send.data} /> : null}</div>
      </div>
    </Card>
  );
}

const looks = {
  sent: { color: 'teal', Icon: IconCheck },
  mailbox: { color: 'blue', Icon: IconInbox },
  failed: { color: 'red', Icon: IconMailOff },
  disabled: { color: 'yellow', Icon: IconMailOff },
} as const;

function Result({ result: { status, to, error } }: { result: Outputs['admin']['sendTestEmail'] }) {
  const { color, Icon } = looks[status];
  const { title, about } = texts.emails.test[status];
  return (
    <Alert color={color} icon={<Icon />} title={title} mt="md">
      {typeof about === 'function' ? about(to) : about} {status === 'mailbox' ? <MailboxLink /> : null}
      {error === null ? null : (
        <Code block mt="xs" className="wrapping">
          {error}
        </Code>
      )}
    </Alert>
  );
}

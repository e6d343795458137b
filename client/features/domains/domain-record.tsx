import { Code, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { CopyButton } from '#client/console/forms/copy-button.tsx';

import type { ListedDomain } from './listed-domain.ts';
import { texts } from './texts.ts';

/** The DNS record that proves a domain, to be copied. Some providers append the domain to the name, others do not. */
export function DomainRecord({ domain: { domain, record }, children }: { domain: ListedDomain; children: ReactNode }) {
  const name = record.name.slice(0, -domain.length - 1);
  return (
    <Stack gap="sm" className="domain-record">
      <Text size="sm" fw={500}>
        {texts.record.title(domain)}
      </Text>
      <dl>
        <Field label={texts.record.type} value={record.type} />
        <Field label={texts.record.name} value={name} what={texts.record.copyName} />
        <Field label={texts.record.fullName} value={record.name} what={texts.record.copyFullName} />
        <Field label={texts.record.value} value={record.value} what={texts.record.copyValue} />
      </dl>
      <Text size="sm" c="dimmed">
        {texts.record.names}
      </Text>
      {children}
    </Stack>
  );
}

/** `what` completes "Copy …". */
function Field({ label, value, what }: { label: string; value: string; what?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Code>{value}</Code>
        {what === undefined ? null : <CopyButton text={value} what={what} />}
      </dd>
    </div>
  );
}

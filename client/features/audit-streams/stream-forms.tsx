import { Checkbox, MultiSelect, Select, Text, Textarea } from '@mantine/core';

import { CallForm, useCurrentForm, useField } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { eventTitle } from '#client/console/lists/audit-texts.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import {
  CreateAuditStream,
  CreateOrganizationAuditStream,
  RewindOrganizationAuditStream,
  UpdateAuditStream,
  UpdateOrganizationAuditStream,
} from '#shared/audit-streams/schemas.ts';

import { useStreamOwner, type Stream } from './stream-calls.ts';
import { texts } from './texts.ts';

const presets = Object.entries(texts.presets).map(([value, label]) => ({ value, label }));
const formats = Object.entries(texts.formats).map(([value, label]) => ({ value, label }));

const examples: Readonly<Record<string, string>> = {
  splunk: 'https://splunk.example.com:8088',
  datadog: 'https://http-intake.logs.datadoghq.com',
  elastic: 'https://elastic.example.com/audit',
  generic: 'https://collector.example.com/audit',
  syslog: 'tls://syslog.example.com:6514',
};

export function CreateForm({ onCreated }: { onCreated: (secret: string | null) => void }) {
  const { calls, input, isPlatform } = useStreamOwner();
  const create = calls.create.useMutation({ onSuccess: ({ secret }) => onCreated(secret) });
  return (
    <CallForm
      schema={(isPlatform ? CreateAuditStream : CreateOrganizationAuditStream) as typeof CreateOrganizationAuditStream}
      call={create}
      fixed={input}
      initialValues={{ preset: 'splunk', format: 'jsonl', events: [] }}
      action={texts.create.submit}
    >
      <Preset />
      <Fields />
    </CallForm>
  );
}

export function EditForm({ stream, onDone }: { stream: Stream; onDone: () => void }) {
  const { calls, input, isPlatform } = useStreamOwner();
  const { id, name, preset, format, url, ca, clientCertificate, events, includesOrigin } = stream;
  const update = calls.update.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.edit.done);
    },
  });
  const syslog = preset === 'syslog' ? { ca: ca ?? '', clientCertificate: clientCertificate ?? '' } : {};
  return (
    <CallForm
      schema={(isPlatform ? UpdateAuditStream : UpdateOrganizationAuditStream) as typeof UpdateOrganizationAuditStream}
      call={update}
      fixed={{ ...input, streamId: id }}
      initialValues={{ name, format, url, events: events ?? [], ...syslog, ...(isPlatform ? { includesOrigin } : {}) }}
      action={texts.edit.submit}
    >
      <Fields preset={preset} />
    </CallForm>
  );
}

/** The receiver of a new stream. */
function Preset() {
  return <Select label={texts.fields.preset} data={presets} allowDeselect={false} {...useField('preset')} />;
}

/** `preset` of a stream that exists; of a new one, what the form has. */
function Fields({ preset: stored }: { preset?: Stream['preset'] }) {
  const { isPlatform } = useStreamOwner();
  const { values } = useCurrentForm();
  const preset = stored ?? String(values['preset']);
  const tokenHint = stored === undefined ? texts.fields.tokenHint : texts.fields.newTokenHint;
  return (
    <>
      <TextField name="name" label={texts.fields.name} required autoComplete="off" />
      <TextField
        name="url"
        label={texts.fields.url}
        placeholder={examples[preset] ?? ''}
        type="url"
        inputMode="url"
        required
        autoComplete="off"
      />
      {preset === 'syslog' ? (
        <Certificates />
      ) : (
        <TextField
          name="token"
          label={texts.fields.token}
          description={tokenHint}
          type="password"
          required={stored === undefined && preset !== 'generic'}
          autoComplete="off"
        />
      )}
      <Select label={texts.fields.format} data={formats} allowDeselect={false} {...useField('format')} />
      <Events />
      {isPlatform ? <IncludesOrigin /> : null}
    </>
  );
}

function IncludesOrigin() {
  const { includesOrigin: label, includesOriginHint: hint } = texts.fields;
  return <Checkbox label={label} description={hint} {...useField('includesOrigin', 'checkbox')} />;
}

function Certificates() {
  const rows = { autosize: true, minRows: 2, maxRows: 6, autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      <Textarea label={texts.fields.ca} description={texts.fields.caHint} {...rows} {...useField('ca')} />
      <Textarea label={texts.fields.clientCertificate} {...rows} {...useField('clientCertificate')} />
      <Textarea label={texts.fields.clientKey} {...rows} {...useField('clientKey')} />
    </>
  );
}

function Events() {
  const { events } = useStreamOwner();
  return (
    <MultiSelect
      label={texts.fields.events}
      description={texts.fields.eventsHint}
      data={events.map((event) => ({ value: event, label: eventTitle(event) }))}
      searchable
      clearable
      {...useField('events')}
    />
  );
}

export function RewindForm({ stream, onDone }: { stream: Stream; onDone: () => void }) {
  const { calls, input } = useStreamOwner();
  const rewind = calls.rewind.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.rewind.done);
    },
  });
  return (
    <CallForm
      schema={RewindOrganizationAuditStream}
      call={rewind}
      fixed={{ ...input, streamId: stream.id }}
      initialValues={{ toSequence: '0' }}
      action={texts.rewind.submit}
    >
      <Text size="sm">{texts.rewind.about}</Text>
      <TextField name="toSequence" label={texts.rewind.field} inputMode="numeric" required autoComplete="off" />
    </CallForm>
  );
}

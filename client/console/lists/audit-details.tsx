import { Button, Code, CopyButton as Copying, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';

import { FactLink } from '#client/console/events/fact-link.tsx';
import { useFeatures } from '#client/console/feature.ts';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { texts as shared } from '#client/components/texts/app-texts.ts';
import { deviceOf } from '#client/components/text/device.ts';
import { ExactTime } from '#client/components/text/relative-time.tsx';
import { Id } from '#shared/lib/fields.ts';

import { ProofButton } from './audit-proof.tsx';
import type { Entry } from './audit-sentence.ts';
import { texts } from './audit-texts.ts';
import { Sentence, type PageOf } from './sentence.tsx';

export type ReadProof = (entryId: string) => Promise<object>;

interface AuditDetailsProps {
  /** Null while the drawer is closed. */
  entry: Entry | null;
  pageOf: PageOf;
  readProof: ReadProof | undefined;
  onClose: () => void;
}

/** Everything that the log has about an event. */
export function AuditDetails({ entry, pageOf, readProof, onClose }: AuditDetailsProps) {
  return (
    <Drawer
      opened={entry !== null}
      onClose={onClose}
      position="right"
      size="32rem"
      title={texts.detail.title}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      {entry ? <Details entry={entry} pageOf={pageOf} readProof={readProof} /> : null}
    </Drawer>
  );
}

interface DetailsProps {
  entry: Entry;
  pageOf: PageOf;
  readProof: ReadProof | undefined;
}

function Details({ entry, pageOf, readProof }: DetailsProps) {
  const { detail } = texts;
  const { id, event, actor, actorId, subject, subjectId, organization, organizationId, ipAddress, userAgent } = entry;
  const facts = Object.entries(entry.details).filter(([, value]) => value !== null);
  return (
    <Stack gap="md">
      <Sentence entry={entry} pageOf={pageOf} />
      <dl className="facts">
        <Fact name={detail.event} copied={event} what={detail.what.event}>
          <Code>{event}</Code>
        </Fact>
        <Fact name={detail.time}>
          <ExactTime at={entry.createdAt} withZone />
        </Fact>
        {isUtc(entry.createdAt) ? null : <Fact name={detail.utc}>{entry.createdAt}</Fact>}
        <User name={detail.actor} user={actor} id={actorId} what={detail.what.actor} pageOf={pageOf} />
        <User name={detail.target} user={subject} id={subjectId} what={detail.what.target} pageOf={pageOf} />
        {entry.invitee === null ? null : <Fact name={detail.invitee}>{entry.invitee}</Fact>}
        {organizationId === null ? null : (
          <Fact name={detail.organization} copied={organizationId} what={detail.what.organization}>
            <FactLink
              name={organization?.name}
              to={organization ? pageOf('organization', organization.id) : undefined}
            />
            <Identifier id={organizationId} />
          </Fact>
        )}
        {facts.map(([name, value]) => (
          <Fact key={name} name={(detail.facts as Readonly<Record<string, string>>)[name] ?? name}>
            <FactName name={name} id={value} organizationId={organizationId} />
            <Value value={value} />
          </Fact>
        ))}
        {ipAddress ? <Fact name={detail.ipAddress}>{ipAddress}</Fact> : null}
        {userAgent ? (
          <>
            <Fact name={detail.device}>{deviceOf(userAgent)}</Fact>
            <Fact name={detail.userAgent}>{userAgent}</Fact>
          </>
        ) : null}
        <Fact name={detail.id} copied={id} what={detail.what.id}>
          <Identifier id={id} />
        </Fact>
      </dl>
      {readProof ? <ProofButton entryId={id} readProof={readProof} /> : null}
      <Copying value={JSON.stringify(entry, null, 2)} timeout={1500}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          >
            {copied ? detail.copied : detail.copyJson}
          </Button>
        )}
      </Copying>
    </Stack>
  );
}

/** Whether the time of the browser is that of UTC. */
const isUtc = (at: string) => new Date(at).getTimezoneOffset() === 0;

interface FactNameProps {
  name: string;
  id: Entry['details'][string];
  organizationId: string | null;
}

/** What a feature knows of the id in a fact, such as the name of a service account. */
function FactName({ name, id, organizationId }: FactNameProps) {
  const { slug } = useParams();
  const Name = useFeatures().find(({ auditFacts }) => auditFacts?.[name] !== undefined)?.auditFacts?.[name];
  if (Name === undefined || typeof id !== 'string') return null;
  return (
    <Suspense>
      <Name id={id} organizationId={organizationId} slug={slug} />
    </Suspense>
  );
}

function Value({ value }: { value: Entry['details'][string] }) {
  if (typeof value === 'boolean') return value ? texts.detail.yes : texts.detail.no;
  return Id.safeParse(value).success ? <Identifier id={String(value)} /> : String(value);
}

interface UserProps {
  name: string;
  user: Entry['actor'];
  id: string | null;
  what: string;
  pageOf: PageOf;
}

function User({ name, user, id, what, pageOf }: UserProps) {
  if (id === null) return null;
  return (
    <Fact name={name} copied={id} what={what}>
      <FactLink
        name={user ? user.name || user.email : texts.deletedUser}
        to={user ? pageOf('user', user.id) : undefined}
      />
      {user?.name ? <Text size="sm">{user.email}</Text> : null}
      <Identifier id={id} />
    </Fact>
  );
}

function Identifier({ id }: { id: string }) {
  return (
    // Its line is as high as that of the name beside it.
    <div>
      <Text span size="xs" c="dimmed" ff="monospace">
        {id}
      </Text>
    </div>
  );
}

interface FactProps {
  name: string;
  /** A text that a button copies, with its name. */
  copied?: string;
  what?: string;
  children: ReactNode;
}

function Fact({ name, copied, what = '', children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</div>
          {copied === undefined ? null : <CopyButton text={copied} what={what} />}
        </Group>
      </dd>
    </div>
  );
}

import { Button, Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Loaded, type LoadedQuery } from '#client/console/lists/loaded.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetClientHost } from '#shared/oauth-provider/registration.ts';

import { texts } from './token-texts.ts';

type Token = Outputs['admin']['oauth2']['listRegistrationTokens'][number];

interface TokensCardProps {
  query: LoadedQuery<Token[]>;
  mayManage: boolean;
}

/** The tokens with which applications register themselves. */
export function TokensCard({ query, mayManage }: TokensCardProps) {
  return (
    <Card title={texts.title} about={texts.about}>
      <Loaded query={query} rows={1}>
        {(tokens) =>
          tokens.length === 0 ? (
            <Text size="sm" c="dimmed">
              {texts.none}
            </Text>
          ) : (
            <ul className="rows" style={{ marginInline: 'calc(-1 * var(--mantine-spacing-lg))' }}>
              {tokens.map((token) => (
                <Row key={token.id} token={token} mayManage={mayManage} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayManage ? <CreateToken /> : null}
    </Card>
  );
}

function Row({ token: { id, uses, redirectHosts, expiresAt }, mayManage }: { token: Token; mayManage: boolean }) {
  const site = redirectHosts.length > 0 ? redirectHosts.join(', ') : texts.anySite;
  const remove = trpc.admin.oauth2.deleteRegistrationToken.useMutation({ onSuccess: () => notifySuccess(texts.done) });
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{site}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {texts.left(uses)} · {texts.expires} <RelativeTime at={expiresAt} />
        </Text>
      </div>
      {mayManage ? (
        <ConfirmButton
          size="xs"
          label={texts.delete}
          target={site}
          title={texts.question(site)}
          confirmLabel={texts.confirm}
          onConfirm={() => remove.mutateAsync({ registrationTokenId: id })}
        >
          {texts.consequences}
        </ConfirmButton>
      ) : null}
    </li>
  );
}

const DAY = 86_400;
const USES = [1, 10, 100] as const;
const DAYS = [1, 7, 30, 90] as const;
const Site = z.object({ host: SetClientHost.shape.host.optional() });

function CreateToken() {
  const [opened, { open, close }] = useDisclosure();
  const [token, setToken] = useState<string | null>(null);
  const [uses, setUses] = useState(String(USES[0]));
  const [days, setDays] = useState(String(DAYS[0]));
  const create = trpc.admin.oauth2.createRegistrationToken.useMutation({
    onSuccess: (created) => {
      close();
      setToken(created.token);
    },
  });
  const submit = ({ host }: z.input<typeof Site>) =>
    create.mutateAsync({ uses: Number(uses), expiresIn: Number(days) * DAY, redirectHosts: host ? [host] : [] });
  return (
    <div>
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={open}>
        {texts.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.open}>
        <CallForm schema={Site} call={{ mutateAsync: submit }} action={texts.open}>
          <TextField
            name="host"
            label={texts.host}
            description={texts.hostHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
          <Choice
            label={texts.uses}
            value={uses}
            options={USES.map((each) => [each, String(each)])}
            onChange={setUses}
          />
          <Choice
            label={texts.validFor}
            value={days}
            options={DAYS.map((each) => [each, texts.days(each)])}
            onChange={setDays}
          />
        </CallForm>
      </Dialog>
      <SecretDialog secret={token} {...texts.created} onDone={() => setToken(null)} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: [value: number, label: string][];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      data={options.map(([option, text]) => ({ value: String(option), label: text }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? value)}
      allowDeselect={false}
    />
  );
}

import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';

import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { Step } from '#client/console/parts/step.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { Connection } from './connection.ts';
import { texts } from './policy-texts.ts';

type Policy = Outputs['sso']['getPolicy'];

const { step: stepTexts } = shellTexts;

/** Whether users with addresses of the organization may still sign in otherwise. */
export function RequireStep({ connections }: { connections: readonly Connection[] }) {
  const { organization, hasPermission } = useSetUp();
  const isImpersonated = useIsImpersonated();
  const { data: policy } = trpc.sso.getPolicy.useQuery({ organizationId: organization.id });
  const { title, about, done } = texts;
  const isRequired = policy?.required ?? false;
  const mayDecide = policy !== undefined && hasPermission({ sso: ['require'] }) && !isImpersonated;
  const list = mayDecide && !isRequired ? <Conditions policy={policy} connections={connections} /> : null;
  return (
    <Step title={title} isDone={isRequired} about={isRequired ? done : about} more={list}>
      {mayDecide ? <PolicyButton policy={policy} /> : null}
    </Step>
  );
}

/** What requiring needs, with a tick for what there is. */
function Conditions({ policy: { missing }, connections }: { policy: Policy; connections: readonly Connection[] }) {
  const { conditions } = texts;
  const isMet = {
    enabled: connections.some(({ enabled }) => enabled),
    SSO_NOT_TESTED: !missing.includes('SSO_NOT_TESTED'),
    DOMAIN_NOT_VERIFIED: !missing.includes('DOMAIN_NOT_VERIFIED'),
    BREAK_GLASS_REQUIRED: !missing.includes('BREAK_GLASS_REQUIRED'),
  };
  return (
    <ul className="sso-conditions">
      {Object.entries(isMet).map(([condition, met]) => (
        <li key={condition} data-met={met || undefined}>
          {met ? <IconCircleCheck size={18} aria-hidden /> : <IconCircleDashed size={18} aria-hidden />}
          <span>
            {conditions[condition as keyof typeof isMet]}
            <span className="visually-hidden"> ({met ? stepTexts.done : stepTexts.open})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function PolicyButton({ policy }: { policy: Policy }) {
  const { organization } = useSetUp();
  const { required, missing, guests } = policy;
  const [opened, { open, close }] = useDisclosure();
  const [refusesGuests, setRefusesGuests] = useState(guests === 'refuse');
  const words = required ? texts.stop : texts.require;
  const set = trpc.sso.setPolicy.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(words.done);
    },
  });
  const next = required
    ? { required: false }
    : { required: true, guests: refusesGuests ? ('refuse' as const) : ('allow' as const) };
  return (
    <>
      <Button variant="default" onClick={open} disabled={missing.length > 0}>
        {words.action}
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={words.question}
        confirmLabel={words.confirm}
        isHarmless={required}
        {...(required ? {} : { confirmationText: organization.name })}
        onConfirm={() => set.mutateAsync({ organizationId: organization.id, ...next })}
      >
        {required ? (
          texts.stop.consequences
        ) : (
          <Affected policy={policy} refusesGuests={refusesGuests} onChange={setRefusesGuests} />
        )}
      </Confirm>
    </>
  );
}

interface AffectedProps {
  policy: Policy;
  refusesGuests: boolean;
  onChange: (refuses: boolean) => void;
}

/** For whom the policy changes something. */
function Affected({ policy: { affected }, refusesGuests, onChange }: AffectedProps) {
  const counts = [
    [texts.members, affected.members],
    [texts.guests, affected.guests],
    [texts.owners, affected.owners],
  ] as const;
  return (
    <Stack gap="md">
      <dl className="sso-counts">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm">{texts.own}</Text>
      <Text size="sm">{texts.others}</Text>
      {affected.guests > 0 ? (
        <Checkbox
          label={texts.refuseGuests}
          checked={refusesGuests}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      ) : null}
    </Stack>
  );
}

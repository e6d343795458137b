import { Anchor, List, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { Link } from 'react-router';

import { Card } from '#client/console/parts/card.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';

/** The switch that requires a second factor from all members. */
export function TwoFactorPolicy() {
  const { organization } = useOrganization();
  const { id: organizationId, requireTwoFactor: isRequired } = organization;
  const { data: current } = useSession();
  const about = useId();
  const [opened, { open, close }] = useDisclosure();
  const update = trpc.organization.update.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(isRequired ? texts.twoFactor.stopped : texts.twoFactor.required);
    },
  });
  // Members could not set up what is required.
  if (publicConfiguration.twoFactor.policy === 'off' && !isRequired) return null;
  // Callers must not exclude themselves.
  const canRequire = current !== undefined && (current?.user.twoFactorEnabled || current?.session.level === 2);
  return (
    <Card
      title={texts.twoFactor.title}
      about={
        <span id={about}>
          {isRequired || canRequire ? texts.twoFactor.about : `${texts.twoFactor.ownFirst} `}
          {isRequired || canRequire ? null : (
            <Anchor component={Link} to="/account/security" inherit>
              {texts.twoFactor.security}
            </Anchor>
          )}
        </span>
      }
    >
      <Switch
        checked={isRequired}
        disabled={!isRequired && !canRequire}
        onChange={open}
        label={texts.twoFactor.field}
        aria-describedby={about}
      />
      <Confirm
        opened={opened}
        onClose={close}
        title={isRequired ? texts.twoFactor.stop : texts.twoFactor.require}
        isHarmless
        confirmLabel={isRequired ? texts.twoFactor.stopSubmit : texts.twoFactor.submit}
        onConfirm={() => update.mutateAsync({ organizationId, data: { requireTwoFactor: !isRequired } })}
      >
        {isRequired ? texts.twoFactor.stopAbout : <MembersWithoutFactor organizationId={organizationId} />}
      </Confirm>
    </Card>
  );
}

const SHOWN = 10;

/** A preview of the members who lose access. */
function MembersWithoutFactor({ organizationId }: { organizationId: string }) {
  const query = trpc.organization.listMembersWithoutTwoFactor.useQuery(
    { organizationId, limit: SHOWN },
    { staleTime: 0 },
  );
  return (
    <Loaded query={query} rows={1}>
      {({ members, total }) =>
        total === 0 ? (
          texts.twoFactor.everyone
        ) : (
          <>
            {texts.twoFactor.lacking(total)}
            <List size="sm" mt="xs">
              {members.map(({ id, user }) => (
                <List.Item key={id}>{user.name || user.email}</List.Item>
              ))}
              {total > members.length ? <List.Item>{texts.twoFactor.more(total - members.length)}</List.Item> : null}
            </List>
          </>
        )
      }
    </Loaded>
  );
}

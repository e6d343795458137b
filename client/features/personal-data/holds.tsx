import { Anchor, Button, Paper, Stack, Switch, Text } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { State } from '#client/console/parts/state.tsx';
import { RelativeTime, useNow } from '#client/components/text/relative-time.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { useDialogButton } from '#client/console/forms/use-dialog-button.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { Screen } from '#client/page/screen.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts as adminTexts } from './admin-texts.ts';
import { HoldForm } from './hold-form.tsx';
import { LiftHold } from './lift-hold.tsx';

type Hold = Outputs['admin']['listHolds']['holds'][number];

const { holds: texts } = adminTexts;
const PAGE = 50;
const MAX_PAGE = 500;

export function HoldsScreen() {
  return (
    <Permitted needs={{ hold: ['list'] }}>
      <Holds />
    </Permitted>
  );
}

function Holds() {
  const { may } = usePlatformAccess();
  const [isAll, setAll] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const { button, dialog } = useDialogButton(texts.open);
  const action = may({ hold: ['manage'] }) ? button : null;
  const query = trpc.admin.listHolds.useQuery({ standing: !isAll, limit }, { placeholderData: keepPreviousData });
  return (
    <Screen title={texts.title} about={texts.about} actions={action}>
      <Stack gap="sm">
        <Switch label={texts.all} checked={isAll} onChange={(event) => setAll(event.currentTarget.checked)} />
        <Paper>
          <List query={query} itemsOf={({ holds }) => holds} empty={{ icon: <IconGavel />, ...texts.empty, action }}>
            {(holds) => (
              <ul className="rows">
                {holds.map((hold) => (
                  <HoldRow key={hold.id} hold={hold} />
                ))}
              </ul>
            )}
          </List>
        </Paper>
        {query.data && query.data.nextCursor !== null && limit < MAX_PAGE ? (
          <div>
            <Button variant="default" onClick={() => setLimit(MAX_PAGE)}>
              {texts.more}
            </Button>
          </div>
        ) : null}
      </Stack>
      <Dialog {...dialog} title={texts.open}>
        <HoldForm userId={null} onDone={dialog.onClose} />
      </Dialog>
    </Screen>
  );
}

function HoldRow({ hold }: { hold: Hold }) {
  const { may } = usePlatformAccess();
  const { id, userId, organizationId, reason, createdAt, endsAt, liftedAt } = hold;
  const now = useNow();
  const isEnded = liftedAt !== null || (endsAt !== null && new Date(endsAt).getTime() <= now);
  const subject = userId ?? organizationId!;
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500} component="span">
          {userId === null ? texts.organization : texts.user}{' '}
          <Anchor
            component={Link}
            to={userId === null ? `/admin/organizations/${subject}` : `/admin/users/${subject}`}
            size="sm"
            ff="monospace"
          >
            {subject}
          </Anchor>
        </Text>{' '}
        {isEnded ? <State>{texts.ended}</State> : null}
        <Text size="sm">{reason ?? texts.unreadable}</Text>
        <Text size="sm" c="dimmed" component="div">
          {texts.created} <RelativeTime at={createdAt} />
          {endsAt === null ? null : (
            <>
              {' · '}
              {texts.ends} <RelativeTime at={endsAt} />
            </>
          )}
          {liftedAt === null ? null : (
            <>
              {' · '}
              {texts.lifted} <RelativeTime at={liftedAt} />
            </>
          )}
        </Text>
      </div>
      {!isEnded && may({ hold: ['manage'] }) ? <LiftHold holdId={id} /> : null}
    </li>
  );
}

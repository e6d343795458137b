import './domains.css';

import { Paper } from '@mantine/core';
import { IconWorldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { useDialogButton, type DialogState } from '#client/console/forms/use-dialog-button.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { AddDomain } from '#shared/domains/schemas.ts';

import { DomainRow } from './domain-row.tsx';
import { texts } from './texts.ts';

/** The domains of an organization; with `?add` the dialog that adds one. */
export function DomainsScreen() {
  const { organization, hasPermission } = useSetUp();
  const [query, setQuery] = useSearchParams();
  const canManage = hasPermission({ domain: ['manage'] });
  const { button, dialog } = useDialogButton(texts.add.open, canManage && query.has('add'));
  if (!hasPermission({ domain: ['read'] })) return <Problem title={texts.title} about={texts.notAllowed} />;
  const action = canManage ? button : null;
  const close = () => {
    dialog.onClose();
    // So that a reload does not open it again.
    if (query.has('add')) setQuery({}, { replace: true });
  };
  return (
    <Screen title={texts.title} about={texts.about(organization.name)} actions={action}>
      <Paper>
        <Domains action={action} />
      </Paper>
      <AddDomainDialog opened={dialog.opened} onClose={close} />
    </Screen>
  );
}

/** The newest first, since its record has yet to be added. */
function Domains({ action }: { action: ReactNode }) {
  const { organization } = useSetUp();
  const query = trpc.organization.listDomains.useQuery({ organizationId: organization.id });
  return (
    <List
      query={query}
      itemsOf={(domains) => domains.toReversed()}
      empty={{ icon: <IconWorldCheck />, ...texts.empty, action }}
    >
      {(domains) => (
        <ul className="rows">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
    </List>
  );
}

function AddDomainDialog({ opened, onClose }: DialogState) {
  const { organization } = useSetUp();
  const add = trpc.organization.addDomain.useMutation({ onSuccess: onClose });
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.add.title}>
      <CallForm schema={AddDomain} call={add} fixed={{ organizationId: organization.id }} action={texts.add.submit}>
        <TextField
          name="domain"
          label={texts.add.field}
          description={texts.add.hint}
          placeholder={texts.add.example}
          inputMode="url"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CallForm>
    </Dialog>
  );
}

import { IconSitemap, IconTrash } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { ListedDomain } from './listed-domain.ts';
import { texts } from './texts.ts';

/** The menu of a domain, with its dialog. */
export function DomainMenu({ domain: listed }: { domain: ListedDomain }) {
  const { id: domainId, organizationId, domain, includesSubdomains } = listed;
  const [opened, { open, close }] = useDisclosure();
  const { run } = useSingleFlight();
  const update = trpc.organization.updateDomain.useMutation({
    onSuccess: () => notifySuccess(includesSubdomains ? texts.subdomains.excluded : texts.subdomains.included),
  });
  const remove = trpc.organization.deleteDomain.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.remove.done);
    },
  });
  const { setupLink } = useSetUp();
  const toggle = () => update.mutateAsync({ organizationId, domainId, includesSubdomains: !includesSubdomains });
  const subdomains: MenuAction = {
    label: includesSubdomains ? texts.subdomains.exclude : texts.subdomains.include,
    Icon: IconSitemap,
    run: () => void run(toggle, notifyError),
  };
  const actions: MenuAction[] = [
    ...(setupLink === null ? [subdomains] : []),
    { label: texts.remove.action, Icon: IconTrash, run: open, isDangerous: true },
  ];
  return (
    <>
      <ActionsMenu label={texts.actionsFor(domain)} actions={actions} />
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.remove.question(domain)}
        confirmLabel={texts.remove.confirm}
        onConfirm={() => remove.mutateAsync({ organizationId, domainId })}
      >
        {texts.remove.consequences(domain)}
      </Confirm>
    </>
  );
}

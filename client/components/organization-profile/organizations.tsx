import { useState, type ReactElement } from 'react';

import { signedInErrors as organizationErrors } from '#client/components/errors/organizations-errors.ts';
import { MoreErrors } from '#client/components/errors.ts';
import { useSetActive } from '#client/components/lib/use-set-active.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { usePublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { texts as organizationTexts } from '#client/components/texts/organizations/organization-texts.ts';
import { Avatar } from '#client/components/ui/avatar.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Empty } from '#client/components/ui/empty.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { checkIcon, Icon, userIcon } from '#client/components/ui/icons.tsx';
import { LoadFailure, Waiting } from '#client/components/ui/loading.tsx';
import { Page } from '#client/components/ui/section.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { useListOrganizations } from '#client/sdk/organization.ts';
import { useSession } from '#client/sdk/session.ts';

import { CreateOrganizationForm } from './create-organization-form.tsx';
import type { OrganizationListProps } from './organization-page.ts';

/** The organizations, and how to create one. */
export function Organizations({ personal = true, onSelect }: OrganizationListProps): ReactElement {
  const { list } = useTexts('organizations', organizationTexts);
  const { data: options } = usePublicOptions();
  const organizations = useListOrganizations();
  const [isCreating, setCreating] = useState(false);
  const { error, data } = organizations;
  if (error && !data) return <LoadFailure error={error} retry={() => void organizations.refetch()} />;
  if (!data || !options) return <Waiting />;
  const { empty } = list;
  const create = options.mayCreateOrganization ? (
    <Button variant={data.length > 0 ? 'plain' : 'primary'} onClick={() => setCreating(true)}>
      {list.create}
    </Button>
  ) : undefined;
  return (
    <MoreErrors.Provider value={organizationErrors}>
      <Page title={list.title} about={list.about} action={create}>
        {data.length > 0 ? (
          <Choice organizations={data} personal={personal} onSelect={onSelect} />
        ) : (
          <Empty
            drawing="organization"
            title={empty.title}
            about={options.mayCreateOrganization ? empty.createOrJoin : empty.join}
          />
        )}
      </Page>
      {isCreating ? (
        <Dialog title={list.create} onClose={() => setCreating(false)}>
          <CreateOrganizationForm
            onCreated={(organization) => {
              setCreating(false);
              onSelect?.(organization);
            }}
          />
        </Dialog>
      ) : null}
    </MoreErrors.Provider>
  );
}

interface ChoiceProps extends OrganizationListProps {
  organizations: Outputs['organization']['list'];
}

/** The organizations; the active one is marked. */
function Choice({ organizations, personal, onSelect }: ChoiceProps): ReactElement {
  const { data: session } = useSession();
  const texts = useTexts('components', componentTexts).organization;
  const setActive = useSetActive();
  const { isPending, error, run } = useSingleFlight();
  const active = session?.session.activeOrganizationId ?? null;
  const choices = personal ? [null, ...organizations] : organizations;
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <ul className="gh-rows gh-choose">
        {choices.map((organization) => {
          const { id = null, name = texts.personal, logo = null } = organization ?? {};
          return (
            <li key={id}>
              <button
                type="button"
                className="gh-item"
                aria-current={id === active || undefined}
                aria-disabled={isPending || undefined}
                onClick={() =>
                  void run(async () => {
                    await setActive(id);
                    onSelect?.(organization);
                  })
                }
              >
                {id === null ? (
                  <Icon path={userIcon} size={28} />
                ) : (
                  <Avatar square name={name} image={logo} size={28} />
                )}
                <bdi>{name}</bdi>
                {id === active ? <Icon path={checkIcon} /> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

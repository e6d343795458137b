import { useState, type ReactElement } from 'react';

import { texts as organizationTexts } from '#client/components/texts/organizations/organization-texts.ts';
import type { Outputs } from '#client/sdk/calls.ts';

import { Avatar } from '#client/components/ui/avatar.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Dialog } from '#client/components/ui/dialog.tsx';
import { Empty } from '#client/components/ui/empty.tsx';
import { Failure } from '#client/components/ui/form.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { useSetActive } from '#client/components/lib/use-set-active.ts';
import type { PublicOptions } from '#client/components/options.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';
import { CreateOrganizationForm } from './create-organization-form.tsx';

interface NoOrganizationProps {
  organizations: Outputs['organization']['list'];
  options: PublicOptions;
}

/** For users without an active organization: the choice of one, and how to create one. */
export function NoOrganization({ organizations, options }: NoOrganizationProps): ReactElement {
  const texts = useTexts('components', componentTexts).organization;
  const { empty } = useTexts('organizations', organizationTexts).list;
  const [isCreating, setCreating] = useState(false);
  const setActive = useSetActive();
  const { isPending, error, run } = useSingleFlight();
  const isMember = organizations.length > 0;
  return (
    <>
      <Empty
        drawing="organization"
        title={isMember ? texts.choose : texts.empty}
        about={isMember ? null : options.mayCreateOrganization ? empty.createOrJoin : empty.join}
      >
        {error ? <Failure error={error} /> : null}
        {isMember ? (
          <ul className="gh-rows gh-choose">
            {organizations.map(({ id, name, logo }) => (
              <li key={id}>
                <button
                  type="button"
                  className="gh-item"
                  aria-disabled={isPending || undefined}
                  onClick={() => void run(() => setActive(id))}
                >
                  <Avatar square name={name} image={logo} size={28} />
                  <bdi>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {options.mayCreateOrganization ? (
          <Button variant={isMember ? 'plain' : 'primary'} onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        ) : null}
      </Empty>
      {isCreating ? (
        <Dialog title={texts.create} onClose={() => setCreating(false)}>
          <CreateOrganizationForm onCreated={() => setCreating(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

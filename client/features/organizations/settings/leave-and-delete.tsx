import { useNavigate } from 'react-router';

import { signedInErrors } from '#client/components/errors/organizations-errors.ts';
import { MoreErrors } from '#client/components/errors.ts';
import { usePublicOptions } from '#client/components/options.ts';
import { LeaveAndDelete as Sections } from '#client/components/organization-profile/leave-and-delete.tsx';
import { OrganizationContext } from '#client/components/organization-profile/use-organization.ts';
import { DocumentHeadings } from '#client/components/ui/section.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { notifySuccess } from '#client/console/text/toast.ts';

/** The component's sections, for the organization of the address. */
export function LeaveAndDelete() {
  const { organization, member, access } = useOrganization();
  const { data: options } = usePublicOptions();
  const go = useNavigate();
  if (!options) return null;
  const leaveScreen = (notice: string) => {
    void go('/organizations');
    notifySuccess(notice);
  };
  return (
    <Root className="section-columns">
      <MoreErrors.Provider value={signedInErrors}>
        <OrganizationContext.Provider value={{ organization, member, access, options }}>
          <DocumentHeadings>
            <div className="gh-sections">
              <Sections onGone={leaveScreen} membersPath={`/organizations/${organization.slug}/members`} />
            </div>
          </DocumentHeadings>
        </OrganizationContext.Provider>
      </MoreErrors.Provider>
    </Root>
  );
}

import type { ReactElement, ReactNode } from 'react';

import type { CallResult } from '#client/sdk/call-result.ts';
import type { CurrentSession } from '#client/sdk/calls.ts';
import { accessWith } from '#client/sdk/organization.ts';
import { useService } from '#client/sdk/provider.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';
import { can, type Access } from '#shared/lib/permissions.ts';
import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

import { useIsEnrolling } from './enrolling.ts';
import { LoadFailure } from './ui/loading.tsx';
import { usePublicOptions } from './options.ts';
import { Root } from './ui/root.tsx';

export interface GateProps {
  /** What is shown or hidden. */
  children: ReactNode;
  /** Shown if the service can't be reached. Default: nothing in `<SignedIn>`, in `<SignedOut>` a message with a button. */
  failed?: ReactNode;
}

/** Shows its children to signed-in users, with the second factor that the service requires. Nothing until that is known. */
export function SignedIn({ children, failed = null }: GateProps): ReactElement {
  useService('<SignedIn>');
  const session = useSession();
  const isWaiting = useIsWaiting(session);
  return <>{session.data && !isWaiting ? children : hasFailed(session) ? failed : null}</>;
}

/**
 * Shows its children to visitors without a session, and to those who have to set up a second factor, as `<SignIn/>` lets them.
 * Nothing until that is known.
 */
export function SignedOut({ children, failed }: GateProps): ReactElement {
  useService('<SignedOut>');
  const session = useSession();
  const isWaiting = useIsWaiting(session);
  if (session.data === null || isWaiting) return <>{children}</>;
  if (!hasFailed(session)) return <></>;
  return <>{failed === undefined ? <SessionFailure session={session} /> : failed}</>;
}

/** Whether a signed-in user has to set up a second factor, or still sees the codes of one. */
function useIsWaiting({ data }: CallResult<'getSession'>): boolean {
  const isEnrolling = useIsEnrolling();
  return !!data && (isEnrolling || data.twoFactorRequired === true);
}

/**
 * Whether the session could not be loaded. Stays while it is fetched again: the form that a gate shows then fetches it as
 * well, and would otherwise be removed and shown without end.
 */
function hasFailed({ data, errorUpdateCount }: CallResult<'getSession'>): boolean {
  return data === undefined && errorUpdateCount > 0;
}

/** Says that the session could not be loaded. */
function SessionFailure({ session: { error, refetch } }: { session: CallResult<'getSession'> }): ReactElement | null {
  return error ? (
    <Root>
      <LoadFailure error={error} retry={() => void refetch()} />
    </Root>
  ) : null;
}

export interface ProtectProps {
  /** What is shown to users for whom the conditions hold. */
  children: ReactNode;
  /** Permissions that the roles of the user must grant in the active organization. Default: none. */
  permissions?: OrganizationPermissions | undefined;
  /** Any other condition on the session. Default: none. */
  when?: ((session: CurrentSession) => boolean) | undefined;
  /** Shown instead of the children, for example `<SignIn/>`. Default: nothing. */
  fallback?: ReactNode;
  /** Shown until the session and the permissions are known. Default: nothing. */
  loading?: ReactNode;
  /** Shown if the service can't be reached. Default: `fallback`, or a message with a button where there is none. */
  failed?: ReactNode;
}

/**
 * Shows its children to signed-in users for whom the conditions hold. It hides content that the browser has already: the
 * service checks every call, and a backend checks what it sends.
 */
export function Protect(props: ProtectProps): ReactElement {
  const { children, permissions, when, fallback = null, loading = null } = props;
  useService('<Protect>');
  const query = useSession();
  const { data: session } = query;
  const isWaiting = useIsWaiting(query);
  if (hasFailed(query)) {
    const message = props.fallback ?? <SessionFailure session={query} />;
    return <>{props.failed === undefined ? message : props.failed}</>;
  }
  if (session === undefined) return <>{loading}</>;
  if (session === null || isWaiting || (when && !when(session))) return <>{fallback}</>;
  if (permissions === undefined) return <>{children}</>;
  return (
    <Permitted permissions={permissions} fallback={fallback} loading={loading}>
      {children}
    </Permitted>
  );
}

type PermittedProps = Required<Pick<ProtectProps, 'children' | 'fallback' | 'loading'>> & {
  permissions: OrganizationPermissions;
};

function Permitted({ permissions, children, fallback, loading }: PermittedProps): ReactElement {
  const organizationId = useSession().data?.session.activeOrganizationId ?? undefined;
  const isActive = organizationId !== undefined;
  const member = trpc.organization.getActiveMember.useQuery({ organizationId }, { enabled: isActive });
  const access = useAccess(organizationId);
  if (!isActive || member.error || member.data === null) return <>{fallback}</>;
  if (!member.data || !access) return <>{loading}</>;
  return <>{can(access, member.data.role, permissions) ? children : fallback}</>;
}

/** The roles of the service with those that an organization defines. */
export function useAccess(organizationId: string | undefined): Access | undefined {
  const { data: options } = usePublicOptions();
  const { data: defined } = trpc.organization.listRoles.useQuery(
    { organizationId },
    { enabled: organizationId !== undefined && options?.definesRoles === true },
  );
  if (!options || (options.definesRoles && !defined)) return undefined;
  return accessWith(defined ?? [], options.organizationAccess);
}

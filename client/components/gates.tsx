import type { ReactElement, ReactNode } from 'react';

import type { CurrentSession } from '#client/sdk/calls.ts';
import { accessWith } from '#client/sdk/organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';
import { can, type Access, type OrganizationPermissions } from '#shared/permissions.ts';

import { usePublicOptions } from './options.ts';

interface GateProps {
  children: ReactNode;
}

/** Shows its children to signed-in users. Nothing until the session is known. */
export function SignedIn({ children }: GateProps): ReactElement | null {
  return useSession().data ? <>{children}</> : null;
}

/** Shows its children to visitors without a session. Nothing until that is known. */
export function SignedOut({ children }: GateProps): ReactElement | null {
  return useSession().data === null ? <>{children}</> : null;
}

export interface ProtectProps {
  children: ReactNode;
  /** Permissions that the roles of the user must grant in the active organization. */
  permissions?: OrganizationPermissions | undefined;
  /** Any other condition. */
  when?: ((session: CurrentSession) => boolean) | undefined;
  /** Shown instead of the children, for example `<SignIn/>`. Default: nothing. */
  fallback?: ReactNode;
  /** Shown until the session and the permissions are known. Default: nothing. */
  loading?: ReactNode;
}

/**
 * Shows its children to signed-in users for whom the conditions hold. It hides content that the browser has already: the
 * service checks every call, and a backend checks what it sends.
 */
export function Protect({ children, permissions, when, fallback = null, loading = null }: ProtectProps): ReactElement {
  const { data: session } = useSession();
  if (session === undefined) return <>{loading}</>;
  if (session === null || (when && !when(session))) return <>{fallback}</>;
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
  const member = trpc.organization.getActiveMember.useQuery({});
  const access = useAccess();
  if (member.error || member.data === null) return <>{fallback}</>;
  if (!member.data || !access) return <>{loading}</>;
  return <>{can(access, member.data.role, permissions) ? children : fallback}</>;
}

/** The roles of the service with those that an organization defines, by default the active one. */
export function useAccess(organizationId?: string): Access | undefined {
  const { data: options } = usePublicOptions();
  const { data: defined } = trpc.organization.listRoles.useQuery(
    { organizationId },
    { enabled: options?.definesRoles === true },
  );
  if (!options || (options.definesRoles && !defined)) return undefined;
  return accessWith(defined ?? [], options.organizationAccess);
}

import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';

/** Whether the user may change connections, which an administrator who impersonates the user may not. */
export function useManager() {
  const { hasPermission } = useOrganization();
  const isImpersonated = useIsImpersonated();
  return { canManage: hasPermission({ sso: ['manage'] }) && !isImpersonated };
}

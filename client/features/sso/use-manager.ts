import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { useSetUp } from '#client/console/access/use-set-up.ts';

/** What the user may do with connections, which an administrator who impersonates the user may not change. */
export function useManager() {
  const { hasPermission, setupLink } = useSetUp();
  const isImpersonated = useIsImpersonated();
  const canManage = hasPermission({ sso: ['manage'] }) && !isImpersonated;
  const isMember = setupLink === null;
  return { canManage, canTurnOn: canManage && (isMember || setupLink.mayEnable), isMember };
}

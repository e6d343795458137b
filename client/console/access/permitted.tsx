import type { ReactNode } from 'react';

import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';

import { usePlatformAccess } from './platform-access.ts';
import { NoPermission } from '#client/console/parts/problem.tsx';
import { ScreenSkeleton } from '#client/console/parts/skeletons.tsx';

/** A screen for users with a permission; none of its queries is made without it. */
export function Permitted({ needs, children }: { needs: PlatformPermissions; children: ReactNode }) {
  const { may, isKnown } = usePlatformAccess();
  if (may(needs)) return children;
  return isKnown ? <NoPermission /> : <ScreenSkeleton />;
}

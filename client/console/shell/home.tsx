import { Navigate } from 'react-router';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { ScreenSkeleton } from '#client/console/lists/skeletons.tsx';
import { useNavigation } from './navigation.ts';

/** The first screen: the overview of administrators, the profile of other users. */
export function HomeScreen() {
  const { isKnown } = usePlatformAccess();
  const first = useNavigation().find(({ isAdministration }) => isAdministration)?.entries[0];
  if (!isKnown) return <ScreenSkeleton />;
  return <Navigate to={first?.to ?? '/account'} replace />;
}

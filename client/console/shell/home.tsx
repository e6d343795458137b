import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { ScreenSkeleton } from '#client/console/parts/skeletons.tsx';
import { Redirect } from '#client/console/parts/redirect.tsx';
import { useAreas } from './navigation.ts';

/** The first screen: the overview of administrators, the profile of other users. */
export function HomeScreen() {
  const { isKnown } = usePlatformAccess();
  const first = useAreas().find(({ id }) => id === 'administration')?.entries[0];
  if (!isKnown) return <ScreenSkeleton />;
  return <Redirect to={first?.to ?? '/account'} />;
}

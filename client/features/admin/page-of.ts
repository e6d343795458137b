import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import type { PageOf } from '#client/console/lists/sentence.tsx';

/** The addresses of pages of users and organizations that the caller may open. */
export function usePageOf(): PageOf {
  const { may } = usePlatformAccess();
  const pages = { user: may({ user: ['get'] }), organization: may({ organization: ['get'] }) };
  return (kind, id) => (pages[kind] ? `/admin/${kind}s/${id}` : undefined);
}

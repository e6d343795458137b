import type { MouseEvent, ReactElement, ReactNode } from 'react';

import { useNavigation } from '#client/components/settings.tsx';

interface PageLinkProps {
  /** The address of the page. Without one the entry is a button. */
  to: string | undefined;
  /** Opens a page that has no address. */
  onOpen: () => void;
  isCurrent: boolean;
  children: ReactNode;
}

/** Returns a handler that opens a link with the app's router, unless in another tab or window. */
export function useOpenLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigation();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(event.currentTarget.getAttribute('href')!);
  };
}

/** The entry of a page in a rail. */
export function PageLink({ to, onOpen, isCurrent, children }: PageLinkProps): ReactElement {
  const openLink = useOpenLink();
  const look = { className: 'gh-rail-item', 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (to === undefined) {
    return (
      <button type="button" {...look} onClick={onOpen}>
        {children}
      </button>
    );
  }
  return (
    <a href={to} {...look} onClick={openLink}>
      {children}
    </a>
  );
}

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

/** The entry of a page in a rail. */
export function PageLink({ to, onOpen, isCurrent, children }: PageLinkProps): ReactElement {
  const navigate = useNavigation();
  const look = { className: 'gh-rail-item', 'aria-current': isCurrent ? ('page' as const) : undefined };
  if (to === undefined) {
    return (
      <button type="button" {...look} onClick={onOpen}>
        {children}
      </button>
    );
  }
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} {...look} onClick={open}>
      {children}
    </a>
  );
}

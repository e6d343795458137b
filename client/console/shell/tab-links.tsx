import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

import { pageLocale } from '#client/components/texts/localized.ts';

interface TabLinksProps {
  /** What the parts belong to, for screen readers. */
  label: string;
  /** With how many items a part has, where the page knows it. */
  tabs: readonly { to: string; label: string; count?: number }[];
}

/** Links to the parts of a page. Each part has an address of its own, so these are links and not tabs. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav aria-label={label} className="tab-links" ref={links}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="tab-count"> {tab.count.toLocaleString(pageLocale())}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';

import { publicConfiguration } from './public-configuration.ts';

interface ScreenProps {
  title: string;
  /** Above the heading: the way back. */
  back?: ReactNode;
  /** Beside the heading. */
  picture?: ReactNode;
  /** One sentence under the heading. */
  about?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  centered?: boolean;
  children?: ReactNode;
}

/** A screen: its title in the tab and as the heading, which has the focus unless a field takes it. */
export function Screen({ title, back, picture, about, actions, centered = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isTaken = document.activeElement instanceof HTMLInputElement;
    if (!isTaken) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="screen">
      <title>{title.includes(publicConfiguration.name) ? title : `${title} · ${publicConfiguration.name}`}</title>
      {back}
      <div className={centered ? 'screen-head screen-centered' : 'screen-head'}>
        <div className={picture ? 'screen-pictured' : undefined}>
          {picture}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h1>
            {about ? <div className="screen-about">{about}</div> : null}
          </div>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}

import { useContext, type ReactElement, type ReactNode } from 'react';

import { PageHeadings } from './panel.tsx';

interface SectionProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}

/** A part of a profile. */
export function Section({ title, badge, about, children }: SectionProps): ReactElement {
  const { section: Heading } = useContext(PageHeadings);
  return (
    <section className="gh-section" aria-label={title}>
      <div className="gh-section-head">
        <Heading>
          {title} {badge}
        </Heading>
        {about ? <p>{about}</p> : null}
      </div>
      {children}
    </section>
  );
}

interface BadgeProps {
  variant?: 'good' | 'accent';
  children: ReactNode;
}

export function Badge({ variant, children }: BadgeProps): ReactElement {
  return <span className={variant ? `gh-badge gh-${variant}` : 'gh-badge'}>{children}</span>;
}

/** The result of a change, announced to screen readers. */
export function Done({ children }: { children: ReactNode }): ReactElement {
  return (
    <div aria-live="polite" className={children ? 'gh-notice gh-good' : undefined}>
      {children}
    </div>
  );
}

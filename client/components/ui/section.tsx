import type { ReactElement, ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}

/** A part of a profile. */
export function Section({ title, badge, about, children }: SectionProps): ReactElement {
  return (
    <section className="gh-section" aria-label={title}>
      <div className="gh-section-head">
        <h3>
          {title} {badge}
        </h3>
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

import { createContext, useContext, useEffect, useRef, type Context, type ReactElement, type ReactNode } from 'react';

interface Headings {
  page: 'h1' | 'h2';
  section: 'h2' | 'h3';
}

/** The title of a page that has an address is the heading of the document. */
export const ofDocument: Headings = { page: 'h1', section: 'h2' };
export const inDocument: Headings = { page: 'h2', section: 'h3' };
export const PageHeadings: Context<Headings> = createContext(inDocument);

/** Around a component whose title is the heading of the document. */
export function DocumentHeadings({ children }: { children: ReactNode }): ReactElement {
  return <PageHeadings.Provider value={ofDocument}>{children}</PageHeadings.Provider>;
}

interface PageProps {
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  /** The main action of the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** The content of a page of a panel. Its title has the focus where it has an address, as after a navigation. */
export function Page({ title, about, action, children }: PageProps): ReactElement {
  const { page: Heading } = useContext(PageHeadings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isTaken = document.activeElement instanceof HTMLInputElement;
    if (Heading === 'h1' && !isTaken) heading.current?.focus({ preventScroll: true });
  }, [Heading]);
  return (
    <>
      <div className="gh-page-head">
        <div>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {about ? <p>{about}</p> : null}
        </div>
        {action}
      </div>
      <div className="gh-sections">{children}</div>
    </>
  );
}

interface SectionProps {
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  about?: ReactNode;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  children: ReactNode;
}

/** A part of a profile. */
export function Section({ title, badge, about, isDangerous = false, children }: SectionProps): ReactElement {
  const { section: Heading } = useContext(PageHeadings);
  return (
    <section className="gh-section" aria-label={title} data-danger={isDangerous || undefined}>
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

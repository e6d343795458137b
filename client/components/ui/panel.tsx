import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

import { ErrorBoundary } from '#client/components/lib/error-boundary.tsx';
import { leaveScreen } from '#client/components/lib/leave-screen.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as appTexts } from '#client/components/texts/app-texts.ts';

import { Announcements } from './announcements.tsx';
import { Button } from './button.tsx';
import { PageLink } from './page-link.tsx';
import { inDocument, ofDocument, Page, PageHeadings } from './section.tsx';

/** One page of a panel, and its entry in the rail. */
export interface PanelPage<Name extends string = string> {
  /** Unique among the pages; what `routes` calls the page. */
  name: Name;
  /** The words of the entry, and the name of the page. */
  label: string;
  /** Before the label. */
  icon: ReactNode;
  /** Rendered while the page is shown. */
  content: ReactNode;
}

/** The addresses of the pages of a panel, for an app that has one for each. */
export interface PanelRoutes<Name extends string> {
  /** The page at the present address, by its name. */
  page: Name;
  /** The address of a page, for its entry in the rail. */
  urlOf: (page: Name) => string;
}

interface PanelProps<Name extends string> {
  /** The name of the rail for screen readers. */
  label: string;
  /** What the panel is about: its picture and its name. */
  head: ReactNode;
  pages: readonly PanelPage<Name>[];
  /** Above the page. */
  notice?: ReactNode;
  /** Default: the pages have no addresses, and the first is shown. */
  routes?: PanelRoutes<Name> | undefined;
}

/** Pages beside a rail with their names, which is a strip above them where the panel is narrow. */
export function Panel<Name extends string>(props: PanelProps<Name>): ReactElement {
  const { label, head, pages, notice, routes } = props;
  const [chosen, setChosen] = useState<Name>();
  const name = routes?.page ?? chosen;
  const current = pages.find((page) => page.name === name) ?? pages[0];
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = rail.current?.querySelector('[aria-current]');
    entry?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current?.name]);
  return (
    <PageHeadings.Provider value={routes === undefined ? inDocument : ofDocument}>
      <Announcements>
        <div className="gh-panel">
          <header className="gh-panel-head">{head}</header>
          <div className="gh-panel-body">
            <nav ref={rail} className="gh-rail" aria-label={label}>
              {pages.map((page) => (
                <PageLink
                  key={page.name}
                  to={routes?.urlOf(page.name)}
                  onOpen={() => leaveScreen(() => setChosen(page.name))}
                  isCurrent={page === current}
                >
                  {page.icon}
                  <span>{page.label}</span>
                </PageLink>
              ))}
            </nav>
            <div key={current?.name} className="gh-page">
              {notice}
              <ErrorBoundary resetKey={current?.name ?? ''} fallback={<FailedPage />}>
                {current?.content}
              </ErrorBoundary>
            </div>
          </div>
        </div>
      </Announcements>
    </PageHeadings.Provider>
  );
}

/** In place of a page that failed, for example because its module could not be loaded. */
function FailedPage() {
  const { problem, crash } = useTexts('fields', appTexts);
  return (
    <Page title={problem.title} about={crash.about}>
      <div>
        <Button variant="plain" onClick={() => location.reload()}>
          {crash.reload}
        </Button>
      </div>
    </Page>
  );
}

/** What a panel is about: a picture, a name, and a line below it. */
export function PanelSubject(subject: { picture: ReactNode; name: string; about?: ReactNode }): ReactElement {
  const { picture, name, about } = subject;
  return (
    <>
      {picture}
      <div className="gh-grow">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {about ? <span>{about}</span> : null}
      </div>
    </>
  );
}

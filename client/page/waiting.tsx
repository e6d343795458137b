import { hadSession } from './had-session.ts';

/** The shape of the page while its parts load. */
export function Waiting() {
  return (
    <div className={hadSession() ? 'shell-outline' : 'waiting'}>
      <main className="page-skeleton" aria-busy="true">
        <span />
        <span />
        <span />
      </main>
    </div>
  );
}

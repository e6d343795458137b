import { useContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { askBeforeLeaving, discardInput, hasUnsavedInput, leaveScreen } from '#client/components/lib/leave-screen.ts';
import { IsReauthenticating } from '#client/components/lib/reauthenticate.ts';
import { texts as shellTexts } from '#client/components/texts/shell-texts.ts';

import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';
import { Root } from './root.tsx';
import { useNavigation, useTexts } from '#client/components/settings.tsx';

/** Asks before links, the Back button and the browser leave a screen with unsaved input. */
export function UnsavedChanges({ children }: { children: ReactNode }): ReactElement {
  const navigate = useNavigation();
  const texts = useTexts('shell', shellTexts).unsaved;
  const isConfirming = useContext(IsReauthenticating);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => askBeforeLeaving((next) => setLeave(() => next)), []);
  useEffect(() => {
    const onLink = (event: MouseEvent) => {
      const to = addressOf(event);
      if (to === null || !hasUnsavedInput()) return;
      event.preventDefault();
      event.stopPropagation();
      leaveScreen(() => navigate(to));
    };
    const onUnload = (event: Event) => {
      if (hasUnsavedInput()) event.preventDefault();
    };
    // Before the router.
    document.addEventListener('click', onLink, true);
    addEventListener('beforeunload', onUnload);
    const stopOnBack = onBack();
    return () => {
      document.removeEventListener('click', onLink, true);
      removeEventListener('beforeunload', onUnload);
      stopOnBack();
    };
  }, [navigate]);
  // After the event: until then, Escape must not reach the dialog below.
  const close = () => void setTimeout(() => setLeave(null));
  const confirm = async () => {
    close();
    discardInput();
    leave?.();
  };
  return (
    <>
      <IsReauthenticating.Provider value={isConfirming || leave !== null}>{children}</IsReauthenticating.Provider>
      {leave ? (
        <Root className="gh-contents">
          <Dialog title={texts.title} onClose={close}>
            <p>{texts.about}</p>
            <Form onSubmit={confirm} action={texts.leave} variant="danger" />
          </Dialog>
        </Root>
      ) : null}
    </>
  );
}

/** The address of another screen that a click opens in this tab. */
function addressOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target || link.download) return null;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : null;
}

/** Asks before the Back and Forward buttons, in browsers that let pages know of them. */
function onBack(): () => void {
  if (!('navigation' in globalThis)) return () => undefined;
  const { navigation } = globalThis;
  const onNavigate = (event: NavigateEvent) => {
    const { navigationType, cancelable, destination } = event;
    if (navigationType !== 'traverse' || !cancelable || !hasUnsavedInput()) return;
    event.preventDefault();
    leaveScreen(() => void navigation.traverseTo(destination.key));
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

import { useEffect } from 'react';

/** Runs when the browser restores this page from its back/forward cache, for example with a loading button. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onReturn]);
}

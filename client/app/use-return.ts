import { useEffect } from 'react';

/** Runs when the browser shows this page again as it was left, such as with a button that waits for another site. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onReturn]);
}

import { useEffect } from 'react';

/** Resets a call that has left the page, which browsers restore from the back/forward cache with a pending button. */
export function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => (persisted ? reset() : undefined);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
}

import { useEffect, useState } from 'react';

const DELAY_MS = 500;

/** Whether the page was visible for a moment: a click that was meant for what stood here before must not decide. */
export function useWasSeen(): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      setSeen(false);
      if (document.visibilityState === 'visible') timer = setTimeout(() => setSeen(true), DELAY_MS);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, []);
  return wasSeen;
}

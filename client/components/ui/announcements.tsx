import { createContext, useContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';

const Announce = createContext<(result: string) => void>(() => undefined);

/** Returns a function that shows the result of a change for a few seconds. */
export function useAnnounce(): (result: string) => void {
  return useContext(Announce);
}

const SHOWN_MS = 5000;

/** Shows the latest result of the changes below it, also to screen readers. */
export function Announcements({ children }: { children: ReactNode }): ReactElement {
  const [result, setResult] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (result === null) return undefined;
    const end = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(end);
  }, [result]);
  const [announce] = useState(() => (text: string) => setResult({ text }));
  return (
    <Announce.Provider value={announce}>
      {children}
      <output className="gh-announcement">{result ? <span>{result.text}</span> : null}</output>
    </Announce.Provider>
  );
}

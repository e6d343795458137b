import type { ReactElement, ReactNode } from 'react';

const drawings = {
  /** Houses behind a gate. */
  organization:
    'M14 72h92M24 72V34l18-12 18 12v38M60 72V18h28v54M36 72V60a6 6 0 0112 0v12M34 42h4M46 42h4M68 30h4M76 30h4M68 42h4M76 42h4M68 54h4M76 54h4',
  /** A plug before its socket. */
  app: 'M30 34h18a14 14 0 0114 14M30 62h18a14 14 0 0014-14M48 34v28M16 42h14M16 54h14M62 48h14M104 48H90a14 14 0 01-14-14h14M90 62a14 14 0 01-14-14',
  /** A key with its teeth. */
  key: 'M54 42a16 16 0 10-32 0 16 16 0 0032 0zM54 42h48M102 42v14M86 42v10M42 42a4 4 0 10-8 0 4 4 0 008 0zM60 20l6-8M74 26l10-4',
  /** A letter with a mark of something new. */
  invitation: 'M26 30h60v40H26zM27 32l29 22 29-22M92 18v12M86 24h12M18 50h-8M20 60h-6',
} as const;

export interface EmptyProps {
  drawing: keyof typeof drawings;
  title: string;
  about?: ReactNode;
  children?: ReactNode;
}

/** The place of content that does not exist yet, with how to begin. */
export function Empty({ drawing, title, about, children }: EmptyProps): ReactElement {
  return (
    <div className="gh-centered gh-empty">
      <svg
        aria-hidden="true"
        width="120"
        height="84"
        viewBox="0 0 120 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={drawings[drawing]} />
      </svg>
      <strong>{title}</strong>
      {about ? <p className="gh-quiet">{about}</p> : null}
      {children}
    </div>
  );
}

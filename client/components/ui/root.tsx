import type { HTMLAttributes, ReactElement } from 'react';

/** The element that every rule of the style sheet is below. */
export function Root({ className, ...props }: HTMLAttributes<HTMLDivElement>): ReactElement {
  return <div {...props} className={className ? `gh-root ${className}` : 'gh-root'} />;
}

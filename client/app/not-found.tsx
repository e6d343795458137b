import { Problem } from './problem.tsx';

export function NotFoundScreen() {
  return (
    <Problem
      title="Page not found"
      about="The link may be wrong or the page was removed."
      next={{ to: '/', label: 'Back to home' }}
    />
  );
}

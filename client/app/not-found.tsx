import { Problem } from './problem.tsx';

export function NotFoundScreen() {
  return (
    <Problem
      title="There is nothing here"
      about="The address may be mistyped, or what was here is gone."
      next={{ to: '/', label: 'Go to the start' }}
    />
  );
}

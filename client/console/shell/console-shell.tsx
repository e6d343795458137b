import { Console } from '#client/console/console.tsx';
import { Shell } from './shell.tsx';

export function ConsoleShell() {
  return (
    <Console>
      <Shell />
    </Console>
  );
}

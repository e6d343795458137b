import { useEffect } from 'react';

import { areaAt, entryOf, useCurrentArea } from '#client/console/shell/navigation.ts';

import type { Command } from './command.ts';
import { texts } from './texts.ts';

const MOST = 3;

/** The screens of the menus that were opened since the page was loaded, the newest first. */
let visited: readonly string[] = [];

/** Remembers the screen that is shown. */
export function useRemembered(pathname: string): void {
  const area = useCurrentArea();
  // While the organization is loaded, the area is another one.
  const entry = area?.id === areaAt(pathname) ? entryOf(pathname, area) : undefined;
  useEffect(() => {
    if (entry !== undefined) visited = [entry, ...visited.filter((each) => each !== entry)].slice(0, MOST + 1);
  }, [entry]);
}

/** The commands that open the last screens before the current one, and then the others, without that of the current screen. */
export function recentFirst(commands: readonly Command[], pathname: string): Command[] {
  const recent = visited.slice(1).flatMap((entry) => commands.find(({ id }) => id === entry) ?? []);
  return [
    ...recent.map((command) => ({ ...command, section: texts.recent, detail: command.section })),
    ...commands.filter((command) => !recent.includes(command) && command.id !== pathname),
  ];
}

import { texts } from './texts.ts';

/** How the shortcut of the command palette is written on this system. */
export const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.platform) ? texts.shortcut.apple : texts.shortcut.other;

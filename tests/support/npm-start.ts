import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
const [node, ...given] = scripts.start.split(' ');
if (node !== 'node' || given.at(-1) !== 'dist/server/main.js') throw new Error('`npm start` runs something else');

/** What `npm start` gives Node, but for the program. */
export const startFlags: readonly string[] = given.slice(0, -1);

/** What it runs, found from any folder. */
export const startProgram = join(root, 'dist/server/main.js');

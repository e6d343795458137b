import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
const [node, ...args] = scripts.start.split(' ');
if (node !== 'node' || args.at(-1) !== 'dist/server/main.js') throw new Error('`npm start` runs something else');

/** The flags that `npm start` passes to Node. */
export const startFlags: readonly string[] = args.slice(0, -1);

/** The program that `npm start` runs. */
export const startProgram = join(root, 'dist/server/main.js');

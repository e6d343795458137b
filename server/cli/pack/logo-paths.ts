import { readFile } from 'node:fs/promises';

import type { Plugin } from 'rolldown';

/** Digits after the point. Logos are shown at less than one pixel for each unit of their paths. */
const DIGITS = 2;

/** Of the arguments of an arc, those that are one digit each and need no separator. */
const FLAGS = [3, 4];
const ARC_ARGUMENTS = 7;

/** Imports the logos of simple-icons with shorter paths. */
export const logoPaths: Plugin = {
  name: 'gatehouse-logo-paths',
  load: {
    filter: { id: /simple-icons.*\.svg$/ },
    handler: async (id) => {
      const [, path = ''] = / d="([^"]+)"/.exec(await readFile(id, 'utf8')) ?? [];
      return `export default ${JSON.stringify(` d="${roundPath(path)}"`)}`;
    },
  },
};

/** The data of a path with rounded numbers. */
function roundPath(path: string): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const isArc = command.toLowerCase() === 'a';
    const written = argumentsOf(text, isArc).map((number) => String(Number(number.toFixed(DIGITS))));
    return command + written.map((number) => number.replace(/^(-?)0\./, '$1.')).reduce(join, '');
  });
}

function argumentsOf(text: string, isArc: boolean): number[] {
  const numbers: number[] = [];
  const token = /[\s,]*(-?\d*\.?\d+(?:e-?\d+)?)/y;
  const flag = /[\s,]*([01])/y;
  for (let at = 0; ;) {
    const pattern = isArc && FLAGS.includes(numbers.length % ARC_ARGUMENTS) ? flag : token;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) return numbers;
    numbers.push(Number(match[1]));
    at = pattern.lastIndex;
  }
}

/** A minus separates numbers, and so does a point after a number that has one. */
function join(written: string, next: string): string {
  const last = /[\d.]+$/.exec(written)?.[0] ?? '';
  const isSeparate = written === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'));
  return isSeparate ? written + next : `${written} ${next}`;
}

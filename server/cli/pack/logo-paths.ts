import { readFile } from 'node:fs/promises';

import type { Plugin } from 'rolldown';

/** Digits after the point. Logos are shown at less than one pixel for each unit of their paths. */
const DIGITS = 1;

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

type Point = [x: number, y: number];

/** The data of a path with rounded numbers. What a relative command is off is added to the next, so that it does not add up. */
function roundPath(path: string): string {
  let drift: Point = [0, 0];
  let startDrift: Point = [0, 0];
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const kind = command.toLowerCase();
    if (kind === 'z') drift = startDrift;
    const isRelative = kind === command;
    const exact = argumentsOf(text, kind === 'a');
    const written: number[] = [];
    for (let at = 0; at < exact.length; at += COUNTS[kind]!) {
      const base: Point = isRelative ? drift : [0, 0];
      const next: Point = [...drift];
      for (let index = at; index < Math.min(at + COUNTS[kind]!, exact.length); index += 1) {
        const axis = axisOf(kind, index - at);
        const wanted = exact[index]! + (axis === null ? 0 : base[axis]);
        written.push(round(wanted));
        if (axis !== null) next[axis] = wanted - round(wanted);
      }
      drift = next;
      if (kind === 'm' && at === 0) startDrift = drift;
    }
    const texts = written.map((number) => String(number).replace(/^(-?)0\./, '$1.'));
    return command + texts.reduce(join, '');
  });
}

/** The number of arguments of each command. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  s: 4,
  q: 4,
  c: 6,
  a: ARC_ARGUMENTS,
  z: 1,
};

/** Null for an argument that is no coordinate. */
function axisOf(kind: string, index: number): 0 | 1 | null {
  if (kind === 'h') return 0;
  if (kind === 'v') return 1;
  if (kind === 'a' && index < 5) return null;
  return kind === 'a' ? ((index - 5) as 0 | 1) : ((index % 2) as 0 | 1);
}

const round = (number: number) => Number(number.toFixed(DIGITS)) || 0;

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

import { refuse, type GateRule } from './rules.ts';
import { attribute } from './xml.ts';

const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|\+00:00)$/;

/** G17: a time in UTC with up to nine decimals, of which three are kept. */
function parseInstant(text: string): Date {
  const [, seconds, decimals] = INSTANT.exec(text) ?? refuse('G17', `"${text.slice(0, 40)}" is no time in UTC.`);
  const instant = new Date(`${seconds}.${(decimals ?? '').slice(0, 3).padEnd(3, '0')}Z`);
  // The 30th of February is the 2nd of March for JavaScript.
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(seconds!))
    refuse('G17', `"${text.slice(0, 40)}" does not exist.`);
  return instant;
}

export function optionalInstant(element: Element, name: string): Date | undefined {
  const text = attribute(element, name);
  return text === undefined ? undefined : parseInstant(text);
}

export function requiredInstant(element: Element, name: string, rule: GateRule): Date {
  return optionalInstant(element, name) ?? refuse(rule, `${element.localName} has no ${name}.`);
}

/** The moment of the check with the tolerated difference of clocks, in seconds. */
export interface Clock {
  now: Date;
  clockSkew: number;
}

/** Whether an instant lies in the future even for a clock that is slow. */
export function isFuture(instant: Date, { now, clockSkew }: Clock): boolean {
  return instant.getTime() > now.getTime() + clockSkew * 1000;
}

/** Whether an end has been reached even for a clock that is fast. The end itself is not part of the period. */
export function isOver(end: Date, { now, clockSkew }: Clock): boolean {
  return end.getTime() <= now.getTime() - clockSkew * 1000;
}

/** G17: a message is neither from the future nor older than `maxAge` seconds. */
export function checkIssueInstant(message: Element, maxAge: number, clock: Clock): Date {
  const issued = requiredInstant(message, 'IssueInstant', 'G17');
  if (isFuture(issued, clock)) refuse('G17', `${message.localName} is issued in the future: compare the clocks.`);
  if (isOver(new Date(issued.getTime() + maxAge * 1000), clock)) refuse('G17', `${message.localName} is too old.`);
  return issued;
}

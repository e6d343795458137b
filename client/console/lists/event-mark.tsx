import type { Entry } from './audit-sentence.ts';
import { markOf } from './audit-marks.ts';

/** The picture before the sentence of an event, which says the same. */
export function EventMark({ entry }: { entry: Pick<Entry, 'event' | 'details'> }) {
  const { Icon, isFailure } = markOf(entry);
  return <Icon size={16} aria-hidden className="event-mark" data-failure={isFailure || undefined} />;
}

import { markOf, type RecordedEvent } from './event-marks.ts';

/** The picture before the sentence of an event, which says the same. */
export function EventMark({ entry }: { entry: RecordedEvent }) {
  const { Icon, isFailure } = markOf(entry);
  return <Icon size={16} aria-hidden className="event-mark" data-failure={isFailure || undefined} />;
}

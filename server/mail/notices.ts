import type { AuditEvents } from '#shared/lib/event-payload.ts';

import type { MailLanguage } from './mail-language.ts';

/** The texts of a notice about an audit event. */
export interface Notice {
  heading: string;
  /** `app` is the name of the service, `device` for instance `Chrome on macOS`; `organization` is named if the event is about one. */
  event: (app: string, device: string, organization: string | null) => string;
}

/** Texts of a feature, with those of its notices by event. */
export type NoticeTexts<Event extends string> = (language?: MailLanguage) => {
  readonly notices: Readonly<Record<Event, Notice>>;
};

/** Whether the user gets a notice of an audit event, gets another mail about it, or none for a reason. */
export type NoticeDecision<Event extends string = string> =
  | { readonly notice: NoticeTexts<Event> }
  | { readonly mail: { readonly name: string } }
  | { readonly none: string };

/** A decision for each of the events. */
export type NoticesOf<Events extends AuditEvents> = {
  readonly [Event in keyof Events & string]: NoticeDecision<Event>;
};

/** Of all features, by event. */
export type Notices = ReadonlyMap<string, NoticeDecision>;

/** The texts of the notice; null if users get none. */
export function noticeOf(notices: Notices, event: string, language?: MailLanguage): Notice | null {
  const decision = notices.get(event);
  return decision && 'notice' in decision ? decision.notice(language).notices[event]! : null;
}

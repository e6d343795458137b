/** The words of a mail, before it is laid out; nothing in it is escaped yet. */
export interface Template {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** What a reader who did not ask for this should know. */
  note: string;
}

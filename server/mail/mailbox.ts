import type { LaidOut } from './layout.ts';

export interface KeptMail extends LaidOut {
  id: string;
  name: string;
  /** The link that the mail is about. */
  url: string | null;
  sentAt: Date;
}

const KEPT = 200;

/** Where mails go while there is nobody to carry them: kept in memory, newest first. */
export class Mailbox {
  readonly #mails: KeptMail[] = [];

  keep(mail: KeptMail): void {
    this.#mails.unshift(mail);
    this.#mails.length = Math.min(this.#mails.length, KEPT);
  }

  /** The kept mails, to one reader or to all. */
  read(to?: string): readonly KeptMail[] {
    return to === undefined ? this.#mails : this.#mails.filter((mail) => mail.to === to);
  }

  find(id: string): KeptMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }
}

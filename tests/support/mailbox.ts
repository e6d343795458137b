import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { Person } from './person.ts';

export interface ReceivedMail {
  name: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  url: string;
  /** The link's path and query, for `person.send({ url })`. */
  path: string;
  /** The token within the link. */
  token: string;
}

/** All mails to an address from the development mailbox, newest first, after pending ones were sent. */
export async function mailsTo(gatehouse: Gatehouse, address: string): Promise<ReceivedMail[]> {
  await gatehouse.idle();
  const { body } = await new Person(gatehouse).get('/dev/mailbox.json', { to: address });
  return (body as ReceivedMail[]).map((mail) => ({ ...mail, ...partsOf(mail.url) }));
}

/** Without the notices about what has happened, which follow from most changes. */
export async function newestMailTo(gatehouse: Gatehouse, address: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(gatehouse, address)).find(({ name }) => name !== 'sendSecurityNotice');
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

function partsOf(url: string | null) {
  if (url === null) return { path: '', token: '' };
  const { pathname, search, searchParams } = new URL(url);
  return { path: pathname + search, token: searchParams.get('token') ?? pathname.split('/').at(-1)! };
}

/** The code in the newest mail to an address. */
export async function newestCodeTo(gatehouse: Gatehouse, address: string): Promise<string> {
  return codeIn(await newestMailTo(gatehouse, address));
}

export function codeIn({ text }: Pick<ReceivedMail, 'text'>): string {
  return /^\d{6,10}$/m.exec(text)![0];
}

/** Another code of the same length. */
export function wrongCode(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}

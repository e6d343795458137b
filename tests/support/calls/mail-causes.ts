import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { Feature } from '#server/call/feature.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

import { folderOf } from './feature-folders.ts';

/** For each mail of a feature, how to cause it any number of times; it goes to `victim` each time. */
export type MailCauses = Record<string, MailCause>;
type MailCause = (gatehouse: Gatehouse) => Promise<(n: number) => Promise<Answer>>;

export const victim = 'victim@example.com';

export async function signUpVerified(gatehouse: Gatehouse, email: string): Promise<Person> {
  const person = await Person.signUp(gatehouse, { email });
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where email = '${email}'`);
  return person;
}

const files = import.meta.glob<MailCauses>('../../features/*/mails.ts', { eager: true, import: 'causes' });
const stated: MailCauses = Object.assign({}, ...Object.values(files));

/** @throws for a mail without a cause. */
export function causeOf(mail: string): MailCause {
  const cause = stated[mail];
  const isOwn = ({ mails = [] }: Feature) => mails.some(({ name }) => name === mail);
  if (cause === undefined) throw new Error(`${mail} has no cause in tests/features/${folderOf(isOwn)}/mails.ts`);
  return cause;
}

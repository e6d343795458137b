import type { Page } from 'playwright-core';

interface Mail {
  name: string;
  text: string;
  url: string;
}

/** The newest mail of a kind to an address. Mails are sent after the answer to their request. */
export async function mailTo(page: Page, email: string, kind: string): Promise<Mail> {
  for (;;) {
    const answer = await page.request.get(`/dev/mailbox.json?to=${email}`);
    const mail = ((await answer.json()) as Mail[]).find(({ name }) => name === kind);
    if (mail) return mail;
    await page.waitForTimeout(50);
  }
}

export async function codeTo(page: Page, email: string, kind: string): Promise<string> {
  const { text } = await mailTo(page, email, kind);
  return /^\d{6}$/m.exec(text)![0];
}

import { notifications, type NotificationData } from '@mantine/notifications';

import { texts } from '#client/components/texts/app-texts.ts';

import { errorMessage } from '#client/components/text/error-message.ts';

const defaults = { withBorder: true, closeButtonProps: { 'aria-label': texts.close } };

/** One toast at a time: the latest replaces the one before. */
function show(toast: Pick<NotificationData, 'message' | 'color'> & { autoClose?: number }): void {
  notifications.clean();
  notifications.show({ ...defaults, ...toast });
}

export function notifySuccess(message: string): void {
  show({ message, color: 'teal' });
}

/** For a result with a remark that takes time to read. */
export function notifyInfo(message: string): void {
  show({ message, color: 'blue', autoClose: 8000 });
}

/** For a failed call outside of a form. */
export function notifyError(error: unknown): void {
  show({ message: errorMessage(error), color: 'red', autoClose: 8000 });
}

const KEY = 'gatehouse-toast';

/** Loads the page again, which then shows the message. */
export function reloadWithSuccess(message: string): void {
  sessionStorage.setItem(KEY, message);
  location.reload();
}

/** Shows the message of the page before it was loaded again. */
export function showMessageAfterReload(): void {
  const message = sessionStorage.getItem(KEY);
  if (message === null) return;
  sessionStorage.removeItem(KEY);
  notifySuccess(message);
}

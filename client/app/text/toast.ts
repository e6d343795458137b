import { notifications, type NotificationData } from '@mantine/notifications';

import { errorMessage } from './error-message.ts';

const look = { withBorder: true, closeButtonProps: { 'aria-label': 'Close' } };

/** One toast at a time: the latest replaces the one before, which nobody has to wait for or close. */
function show(toast: Pick<NotificationData, 'message' | 'color'> & { autoClose?: number }): void {
  notifications.clean();
  notifications.show({ ...look, ...toast });
}

/** Says that something is done. */
export function notifySuccess(message: string): void {
  show({ message, color: 'teal' });
}

/** Says that something failed, where no form can say it. */
export function notifyError(error: unknown): void {
  show({ message: errorMessage(error), color: 'red', autoClose: 8000 });
}

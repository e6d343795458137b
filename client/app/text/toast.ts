import { notifications } from '@mantine/notifications';

import { wordsFor } from './words.ts';

const look = { withBorder: true, closeButtonProps: { 'aria-label': 'Close' } };

/** Says that something is done. */
export function done(message: string): void {
  notifications.show({ message, color: 'teal', ...look });
}

/** Says that something failed, where no form can say it. */
export function failed(error: unknown): void {
  notifications.show({ message: wordsFor(error), color: 'red', ...look, autoClose: 8000 });
}

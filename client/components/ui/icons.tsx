import type { ReactElement } from 'react';

// Of 24 by 24 units. Constants, so that a bundle has only those that it shows.
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const chevronsIcon = 'M8 9l4-4 4 4M8 15l4 4 4-4';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const deviceIcon = 'M4 5h16v11H4zM9 20h6M12 16v4';
export const devicesIcon = 'M3 5h13v9H3zM7 18h6M10 14v4M18.5 9H21v11h-6v-3';
export const dotsIcon =
  'M5 11.2a.8.8 0 100 1.6.8.8 0 000-1.6zM12 11.2a.8.8 0 100 1.6.8.8 0 000-1.6zM19 11.2a.8.8 0 100 1.6.8.8 0 000-1.6z';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z';
export const keyIcon = 'M8 11a4 4 0 100 8 4 4 0 000-8zM11 12l9-9M16 7l3 3';
export const mailIcon = 'M3.5 6h17v12h-17zM4 7l8 6 8-6';
export const phoneIcon = 'M7 3h10v18H7zM11 18h2';
export const pencilIcon = 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5';
export const plusIcon = 'M12 5v14M5 12h14';
export const settingsIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4zM9 14.8a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z';
export const shieldIcon = 'M12 3l7 2.5V11c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V5.5zM9 11.5l2.2 2.2L15 10';
export const signOutIcon = 'M14 4H6v16h8M10 12h10M17 9l3 3-3 3';
export const usersIcon =
  'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 20c0-3 2.8-5 6.5-5s6.5 2 6.5 5M16 5.3a3.5 3.5 0 010 6.5M18 15.4c2.2.7 3.5 2.4 3.5 4.6';
export const userIcon = 'M12 4a4 4 0 100 8 4 4 0 000-8zM5 20c0-3.3 3.1-5.5 7-5.5s7 2.2 7 5.5';

/** A decorative icon in the colour of the text. */
export function Icon({ path, size = 18 }: { path: string; size?: number }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

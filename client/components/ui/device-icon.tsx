import type { ReactElement } from 'react';

import { Icon, deviceIcon } from './icons.tsx';

/** A phone or a computer, by its user agent. */
export function DeviceIcon({ userAgent }: { userAgent: string }): ReactElement {
  if (!/Mobi|iPhone|Android/.test(userAgent)) return <Icon path={deviceIcon} size={24} />;
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
    >
      <path d="M7 3h10v18H7zM11 18h2" />
    </svg>
  );
}

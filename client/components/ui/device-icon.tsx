import type { ReactElement } from 'react';

import { Icon, deviceIcon, phoneIcon } from './icons.tsx';

/** A phone or a computer, by its user agent. */
export function DeviceIcon({ userAgent }: { userAgent: string }): ReactElement {
  return <Icon path={/Mobi|iPhone|Android/.test(userAgent) ? phoneIcon : deviceIcon} size={24} />;
}

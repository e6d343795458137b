import { IconUserCircle } from '@tabler/icons-react';

export interface Place {
  to: string;
  label: string;
  Icon: typeof IconUserCircle;
}

/** Where the person can go from anywhere, by part of the app. */
export function useNavigation(): { name: string; places: Place[] }[] {
  return [{ name: 'Your account', places: [{ to: '/account', label: 'Profile', Icon: IconUserCircle }] }];
}

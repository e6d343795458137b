import { useLocation } from 'react-router';

import { withReturn } from '#client/page/destination.ts';

/** The address of the sign-in screen that returns to this one. */
export function useSignInAddress(): string {
  return useAddressWithReturn('/sign-in');
}

/** The address of a screen that returns to this one. */
export function useAddressWithReturn(screen: string): string {
  const { pathname, search, hash } = useLocation();
  return withReturn(screen, pathname + search + hash);
}

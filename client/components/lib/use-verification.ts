import { useState } from 'react';

import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { useResend, type Resend } from './use-resend.ts';

/** A link is valid for an hour, unless the service has another time. */
const LIFETIME_MS = 3_600_000;

export interface Verification extends Resend {
  email: string;
  /** Whether the user should have a link that works. */
  hasLink: boolean;
}

interface Settings {
  /** Where the link returns to. */
  callbackURL: string;
  /** Whether a sign-up mails a link. */
  mailsSignUps: boolean;
}

/** The verification of the user's email; null if none is due. Administrators who impersonate a user cannot do it. */
export function useVerification({ callbackURL, mailsSignUps }: Settings): Verification | null {
  const { data } = useSession();
  const send = trpc.sendVerificationEmail.useMutation();
  const [openedAt] = useState(Date.now);
  const email = data?.user.email ?? '';
  const signedUpAt = data && mailsSignUps ? new Date(data.user.createdAt).getTime() : 0;
  const resend = useResend(() => send.mutateAsync({ email, callbackURL }), signedUpAt);
  if (!data || data.user.emailVerified || data.session.impersonatedBy !== null) return null;
  return { ...resend, email, hasLink: resend.wasSent || openedAt - signedUpAt < LIFETIME_MS };
}

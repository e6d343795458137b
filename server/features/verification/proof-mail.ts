import { inBackground, type Call, type Context, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { defineService } from '#server/call/feature.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { SendVerificationEmail } from '#shared/verification/schemas.ts';

import { mailVerification } from './email-links.ts';
import { verificationMail } from './verification.definitions.ts';

type Occasion = 'sign-up' | 'other';
type Service = Pick<Context, 'featureServices' | 'mailer'>;

/** A mail of another feature that proves an address in place of the link. */
export interface LinkReplacement {
  /** Whether the options choose it on this occasion, and it can be sent. */
  applies(occasion: Occasion): boolean;
  /** Remembers the browser of the call, in which the proof is entered. */
  rememberBrowser(ctx: RequestContext): void;
  send(ctx: RequestContext, email: string, when: 'now' | 'after commit'): void;
}

/** Set by the feature that replaces the link. */
export const linkReplacement = defineService<{ current: LinkReplacement | null }>('linkReplacement', () => ({
  current: null,
}));

function replacementFor(service: Service, occasion: Occasion): LinkReplacement | null {
  const { current } = linkReplacement.of(service);
  return current?.applies(occasion) ? current : null;
}

/** Whether users get a mail with which they prove their address. */
export function canMailProof(service: Service, occasion: Occasion = 'other'): boolean {
  return replacementFor(service, occasion) !== null || service.mailer.canSend(verificationMail);
}

/** Whether the options replace the link of a sign-up. */
export function replacesLinkOfSignUp(service: Service): boolean {
  return replacementFor(service, 'sign-up') !== null;
}

/** Against account enumeration: a sign-up sets the same cookies whether or not it mails. */
export function rememberBrowserOfSignUp(ctx: RequestContext): void {
  replacementFor(ctx, 'sign-up')?.rememberBrowser(ctx);
}

/** Mails a user the proof of the address that this call stores. */
export async function mailProof(
  ctx: RequestContext,
  user: User,
  { callbackURL, occasion = 'other' }: { callbackURL?: string | undefined; occasion?: Occasion },
): Promise<void> {
  const replacement = replacementFor(ctx, occasion);
  if (replacement) replacement.send(ctx, user.email, 'after commit');
  else await mailVerification(ctx, user, callbackURL);
}

/** Mails the proof of an address. The user is looked up after the response, which is the same for every address. */
export async function sendVerificationEmail({ ctx, input }: Call<RequestContext, typeof SendVerificationEmail>) {
  const { email, callbackURL } = input;
  if (!canMailProof(ctx)) throw new AppError('VERIFICATION_EMAIL_ISNT_ENABLED');

  const replacement = replacementFor(ctx, 'other');
  if (replacement) replacement.send(ctx, email, 'now');
  else {
    inBackground(ctx, 'send verification email', async (own) => {
      const user = await own.em.findOne(User, { email });
      if (user && !user.emailVerified) await mailVerification(own, user, callbackURL);
    });
  }
  return { status: true as const };
}

/** Mails the proof after a sign-in without a verified address, in another unit of work, since the call fails. */
export function mailProofLater(
  ctx: RequestContext,
  { id, email }: Pick<User, 'id' | 'email'>,
  callbackURL?: string,
): void {
  if (!canMailProof(ctx)) return;
  const replacement = replacementFor(ctx, 'other');
  if (replacement) {
    replacement.send(ctx, email, 'now');
    ctx.reply.keepCookiesOnFailure();
    return;
  }
  inBackground(ctx, 'send verification email', async (own) => {
    await mailVerification(own, await own.em.findOneOrFail(User, { id }), callbackURL);
  });
}

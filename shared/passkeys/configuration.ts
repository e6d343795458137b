import { z } from 'zod';

export const PasskeyConfiguration = z.object({
  passkeys: z.object({
    enabled: z.boolean(),
    /** The relying party, for `PublicKeyCredential.signalUnknownCredential` and similar calls. */
    rpId: z.string().meta({ examples: ['example.com'] }),
  }),
});
export type PasskeyConfiguration = z.input<typeof PasskeyConfiguration>;

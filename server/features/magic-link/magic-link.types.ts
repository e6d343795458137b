/** Returns the token of a link to this address: 16 to 512 letters, digits and `-_.~`, which must be hard to guess. */
export type GenerateToken = (email: string) => Promise<string> | string;

export interface MagicLinkMail {
  email: string;
  url: string;
  token: string;
}

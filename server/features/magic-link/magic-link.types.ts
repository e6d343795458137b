export interface MagicLinkMail {
  email: string;
  url: string;
  token: string;
}

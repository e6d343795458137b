export interface MagicLinkConfiguration {
  magicLink: boolean;
  /** Seconds. */
  magicLinkExpiresIn: number;
}

export interface MagicLinkFacts {
  magicLink: boolean;
  /** Seconds. */
  magicLinkExpiresIn: number;
}

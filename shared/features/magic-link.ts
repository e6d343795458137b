export interface MagicLinkFacts {
  magicLink: boolean;
}

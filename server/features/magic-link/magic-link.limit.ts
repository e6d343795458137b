import type { LimitRule } from '#server/http/limits.ts';

export const magicLinkLimit: LimitRule = {
  name: 'magic-link',
  calls: 'asking for a magic link or opening one',
  max: 5,
  window: 60,
};

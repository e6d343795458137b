import type { Tag } from '#server/call/feature.ts';

export const eventsTag: Tag = {
  title: 'Events',
  description: 'What happened to users and organizations, for programs.',
};

import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('personalDataAttention', {
  notErased: {
    title: 'Inactive users are not erased',
    about: 'The audit log is deleted before, so that their last use is not known.',
  },
});

import { defineFeature } from '#client/console/feature.ts';

import { emailCodeErrors } from '#client/components/errors/email-codes-errors.ts';

export const emailCodes = defineFeature({
  name: 'emailCodes',
  errors: emailCodeErrors,
});

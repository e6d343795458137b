import type { Navigation } from '#client/console/feature.ts';

import { texts } from './error-texts.ts';

export const navigation: Navigation = {
  errors: {
    INVALID_USER_CODE: { text: texts.INVALID_USER_CODE, fields: ['user_code'] },
    EXPIRED_USER_CODE: { text: texts.EXPIRED_USER_CODE, fields: ['user_code'] },
    DEVICE_CODE_ALREADY_PROCESSED: { text: texts.DEVICE_CODE_ALREADY_PROCESSED },
    DEVICE_CODE_NOT_CLAIMED: { text: texts.DEVICE_CODE_NOT_CLAIMED },
  },
};

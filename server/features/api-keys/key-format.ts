import { defineKeyFormat } from '#server/security/key-format.ts';

export const { newKey, idOfKey, hasKeyPrefix, startOfKey } = defineKeyFormat('gk_');

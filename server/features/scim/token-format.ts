import { defineKeyFormat } from '#server/security/key-format.ts';

/** Of the bearer tokens of directories. */
export const tokenFormat = defineKeyFormat('gs_');

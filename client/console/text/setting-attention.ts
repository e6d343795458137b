import type { AttentionText } from '#client/console/feature.ts';

import { texts } from './attention-texts.ts';

/** An option, or the variable that sets it, to review in the settings. */
export function settingAttention(option: string, text: Pick<AttentionText, 'title' | 'about'>): AttentionText {
  const to = `/admin/settings?search=${option}`;
  return { ...text, option, action: { label: texts.review, to, needs: { settings: ['read'] } } };
}

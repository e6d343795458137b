import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** Whether a sign-in or a test succeeded: one without a reason did. */
export function OutcomeIcon({ reason }: { reason: string | null }) {
  const Icon = reason === null ? IconCircleCheck : IconAlertCircle;
  const color = reason === null ? 'var(--gatehouse-good)' : 'var(--mantine-color-error)';
  return <Icon size={20} color={color} aria-hidden style={{ flexShrink: 0 }} />;
}

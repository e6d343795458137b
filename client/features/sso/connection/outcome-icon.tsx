import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';

/** Whether a sign-in or a test succeeded. */
export function OutcomeIcon({ succeeded }: { succeeded: boolean }) {
  const Icon = succeeded ? IconCircleCheck : IconAlertCircle;
  const color = succeeded ? 'var(--gatehouse-good)' : 'var(--mantine-color-error)';
  return <Icon size={20} color={color} aria-hidden style={{ flexShrink: 0 }} />;
}

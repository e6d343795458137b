import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

/** A name of an event; nothing without one. */
export function FactLink({ name, to }: { name: string | undefined; to: string | undefined }) {
  if (name === undefined) return null;
  return to === undefined ? (
    <Text size="sm">{name}</Text>
  ) : (
    <Anchor component={Link} to={to} size="sm">
      {name}
    </Anchor>
  );
}

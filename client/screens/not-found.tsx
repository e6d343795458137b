import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { Problem } from '#client/app/problem.tsx';

export function NotFoundScreen() {
  return (
    <Problem title="There is nothing here" about="The address may be mistyped, or what was here is gone.">
      <Button component={Link} to="/">
        Go to the start
      </Button>
    </Problem>
  );
}

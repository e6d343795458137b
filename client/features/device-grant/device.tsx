import './device.css';

import { Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Account } from '#client/console/applications/account.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { parseUserCode } from '#shared/device-grant/user-code.ts';

import { Question } from './question.tsx';
import type { DeviceRequest } from './request.ts';
import { texts } from './texts.ts';

/** Where users type the code of a device, and decide what it may do. A link fills the code in, and never approves it. */
export function DeviceScreen() {
  const [request, setRequest] = useState<DeviceRequest | null>(null);
  if (!publicConfiguration.deviceGrant) return <Problem {...texts.disabled} />;
  return request === null ? <CodeScreen onClaimed={setRequest} /> : <Question request={request} />;
}

/** A code that cannot exist is not sent: wrong ones are counted. */
const TypedCode = z.object({
  user_code: z.string().refine((typed) => parseUserCode(typed) !== null, { error: () => texts.codeFormat }),
});

function CodeScreen({ onClaimed }: { onClaimed: (request: DeviceRequest) => void }) {
  const [query] = useSearchParams();
  const fromLink = query.get('user_code') ?? '';
  const { client } = trpc.useUtils();
  const claim = (code: z.input<typeof TypedCode>) => client.device.query(code).then(onClaimed);
  return (
    <Screen title={texts.title} about={texts.about} centered>
      <Paper p="lg">
        <Stack gap="md">
          <Account />
          <CallForm
            schema={TypedCode}
            call={{ mutateAsync: claim }}
            initialValues={{ user_code: fromLink }}
            action={texts.submit}
            fullWidth
          >
            <TextField
              name="user_code"
              className="device-code"
              label={texts.code}
              description={fromLink === '' ? texts.codeFormat : texts.fromLink}
              isFirst
              required
              maxLength={32}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
          </CallForm>
        </Stack>
      </Paper>
    </Screen>
  );
}

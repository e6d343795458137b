import type { ReactElement } from 'react';

import { texts as factorTexts } from '#client/components/texts/factor-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { RelativeTime, useDeviceName } from '#client/components/ui/localized-text.tsx';
import { ConfirmedAction } from '#client/components/ui/action.tsx';
import { DeviceIcon } from '#client/components/ui/device-icon.tsx';
import { Badge, Section } from '#client/components/ui/section.tsx';
import { useTexts } from '#client/components/settings.tsx';

/** The browsers that sign in without the second factor; only users who have trusted one need to know. */
export function TrustedBrowsers(): ReactElement | null {
  const texts = useTexts('factors', factorTexts).trusted;
  const deviceOf = useDeviceName();
  const { data: devices = [] } = trpc.twoFactor.listTrustedDevices.useQuery({});
  const revokeAll = trpc.twoFactor.revokeTrustedDevices.useMutation();
  const revoke = trpc.twoFactor.revokeTrustedDevice.useMutation();
  if (devices.length === 0) return null;
  return (
    <Section title={texts.title} about={texts.about}>
      <ul className="gh-rows">
        {devices.map(({ id, userAgent, ipAddress, isCurrent, lastUsedAt, expiresAt }) => {
          const name = deviceOf(userAgent);
          return (
            <li key={id} className="gh-row">
              <DeviceIcon userAgent={userAgent} />
              <div className="gh-grow">
                <strong>
                  {name} {isCurrent ? <Badge variant="good">{texts.current}</Badge> : null}
                </strong>
                <span>
                  {ipAddress ? `${ipAddress} · ` : null}
                  {texts.lastUsed} <RelativeTime at={lastUsedAt} /> · {texts.expires} <RelativeTime at={expiresAt} />
                </span>
              </div>
              <ConfirmedAction
                label={texts.revoke}
                describedAs={`${texts.revoke}: ${name}`}
                question={texts.question(name)}
                consequences={texts.consequences(name)}
                done={texts.revoked}
                run={() => revoke.mutateAsync({ id })}
              />
            </li>
          );
        })}
      </ul>
      {devices.length > 1 ? (
        <div>
          <ConfirmedAction
            label={texts.revokeAll}
            question={texts.allQuestion}
            consequences={texts.allConsequences}
            done={texts.allRevoked}
            run={() => revokeAll.mutateAsync({})}
          />
        </div>
      ) : null}
    </Section>
  );
}

import { Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import { Card } from '#client/app/card.tsx';
import { ConfirmButton } from '#client/app/confirm-button.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

/** The two ways out of an organization. */
export function LeaveOrganization() {
  const { organization, may } = useHere();
  const { id: organizationId, name, slug } = organization;
  const go = useNavigate();
  const gone = (message: string) => {
    void go('/organizations');
    done(message);
  };
  const leave = trpc.organization.leave.useMutation({ onSuccess: () => gone(`You have left ${name}`) });
  const remove = trpc.organization.delete.useMutation({ onSuccess: () => gone(`${name} is deleted`) });
  return (
    <Card title="Leaving" rows>
      <div className="row">
        <Text size="sm" className="grow">
          Give up your membership. To come back you need an invitation.
        </Text>
        <ConfirmButton
          label="Leave"
          about={name}
          title={`Leave ${name}?`}
          action="Leave"
          call={leave}
          onConfirm={() => leave.mutate({ organizationId })}
        >
          You lose access at once.
        </ConfirmButton>
      </div>
      {may({ organization: ['delete'] }) ? (
        <div className="row">
          <Text size="sm" className="grow">
            Delete the organization with its members, invitations and teams.
          </Text>
          <ConfirmButton
            label="Delete"
            about={name}
            title={`Delete ${name}?`}
            action="Delete for good"
            call={remove}
            typed={slug}
            onConfirm={() => remove.mutate({ organizationId })}
          >
            This cannot be undone. Everybody loses access at once.
          </ConfirmButton>
        </div>
      ) : null}
    </Card>
  );
}

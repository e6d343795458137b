import { Paper, Skeleton, Stack } from '@mantine/core';

/** The shape of a form while its screen loads. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap="md" aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <Stack gap={6} key={index}>
          <Skeleton height={14} width={90} />
          <Skeleton height={36} />
        </Stack>
      ))}
      <Skeleton height={36} width={140} />
    </Stack>
  );
}

/** The shape of a list's rows while they load: a picture and two lines each. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap={0} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div className="row" key={index}>
          <Skeleton height={36} circle />
          <Stack gap={8} className="grow">
            <Skeleton height={12} width="35%" />
            <Skeleton height={10} width="55%" />
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

/** The shape of a screen while it loads. */
export function ScreenSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Stack gap={8}>
        <Skeleton height={28} width={220} />
        <Skeleton height={14} width={320} maw="80%" />
      </Stack>
      {/* Most screens are lists. */}
      <Paper>
        <ListSkeleton rows={4} />
      </Paper>
    </Stack>
  );
}

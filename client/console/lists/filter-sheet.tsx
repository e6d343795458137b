import { Button, Drawer, Stack } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';

import { texts as shared } from '#client/components/texts/app-texts.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { texts } from '#client/components/texts/shell-texts.ts';

export const useIsPhone = () => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });

interface FiltersProps {
  /** The number of filters that are set. */
  active: number;
  children: ReactNode;
}

/** The filters of a list: on a phone in a sheet, behind a button with the number of those that are set. */
export function Filters(props: FiltersProps) {
  return useIsPhone() ? <FilterSheet {...props} /> : props.children;
}

/** The text of the button, with the number of filters that are set. */
export const filtersLabel = (active: number): string =>
  active > 0 ? texts.list.filtersSet(active.toLocaleString(pageLocale())) : texts.list.filters;

export function FilterSheet({ active, opener, children }: FiltersProps & { opener?: Ref<HTMLButtonElement> }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        ref={opener}
        variant="default"
        leftSection={<IconFilter size={16} />}
        onClick={open}
        style={{ flex: 'none' }}
      >
        {filtersLabel(active)}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        title={texts.list.filters}
        styles={{ content: { flex: '0 0 100%', height: 'auto' } }}
        closeButtonProps={{ 'aria-label': shared.close }}
      >
        <Stack gap="md">
          {children}
          <Button onClick={close}>{texts.list.showResults}</Button>
        </Stack>
      </Drawer>
    </>
  );
}

import {
  Anchor,
  createTheme,
  Paper,
  PasswordInput,
  TextInput,
  Title,
  type BadgeProps,
  type CSSVariablesResolver,
  type InputWrapperProps,
  type ModalProps,
  type TableProps,
} from '@mantine/core';

import { shadesOf } from '#shared/lib/colors.ts';
import { ACCENT, crimson, ink, LIGHT_ACCENT } from '#shared/lib/palette.ts';

import { FocusableButton } from './focusable-button.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { texts } from '#client/components/texts/app-texts.ts';

const { accentColor } = publicConfiguration.branding;
const accent = shadesOf(accentColor ?? ACCENT);

/** Shades are chosen so that every text has a contrast of at least 4.5 on every background. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 7,
  black: ink.text,
  colors: { accent, gray: ink.light, dark: ink.dark, red: crimson },
  defaultRadius: 'md',
  radius: { lg: '0.75rem' },
  cursorType: 'pointer',
  fontFamily:
    "'Geist Variable', 'Geist Fallback', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.5rem', lineHeight: '1.3' }, h2: { fontSize: '1rem', lineHeight: '1.5' } },
  },
  components: {
    // By default the title has the colour of the alert, with too little contrast for yellow.
    Alert: { styles: { title: { color: 'var(--mantine-color-bright)' } } },
    Anchor: Anchor.extend({ defaultProps: { underline: 'hover' } }),
    Button: { defaultProps: { size: 'sm', component: FocusableButton } },
    ActionIcon: { defaultProps: { component: FocusableButton } },
    // Without `extend`, which would load these components with the sign-in screen.
    Badge: { defaultProps: { tt: 'none', fw: 500 } satisfies Partial<BadgeProps> },
    // Hints are below their fields, as in the components.
    InputWrapper: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      } satisfies Partial<InputWrapperProps>,
    },
    Drawer: { styles: { title: { fontWeight: 600, lineHeight: 1.4 } } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        size: '30rem',
        closeButtonProps: { 'aria-label': texts.close },
      } satisfies Partial<ModalProps>,
      styles: { title: { fontWeight: 600, lineHeight: 1.4 } },
    },
    Table: {
      defaultProps: {
        horizontalSpacing: 'lg',
        verticalSpacing: 'sm',
        highlightOnHover: true,
      } satisfies Partial<TableProps>,
    },
    Paper: Paper.extend({ defaultProps: { withBorder: true, radius: 'lg' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    Title: Title.extend({ defaultProps: { textWrap: 'balance' } }),
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': ink.light[7],
    '--mantine-color-placeholder': '#687083',
    '--mantine-color-error': crimson[9],
    '--mantine-color-default-border': ink.light[3],
    '--mantine-color-default-hover': ink.light[1],
    '--gatehouse-hover': '#f8f9fb',
    '--gatehouse-selected': ink.light[2],
    '--gatehouse-danger-line': crimson[3],
  },
  dark: {
    '--mantine-color-anchor': accentColor ? accent[3] : LIGHT_ACCENT,
    '--mantine-color-placeholder': '#8b92a5',
    '--mantine-color-error': '#ff8a9a',
    '--gatehouse-hover': '#1a1e2a',
    '--gatehouse-selected': ink.dark[6],
    '--gatehouse-danger-line': '#7a2b3a',
  },
});

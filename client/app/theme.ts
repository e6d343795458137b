import {
  Anchor,
  createTheme,
  Paper,
  PasswordInput,
  TextInput,
  Title,
  type AvatarProps,
  type BadgeProps,
  type CSSVariablesResolver,
  type ModalProps,
} from '@mantine/core';

import { shadesOf } from '#shared/colors.ts';

import { FocusableButton } from './focusable-button.tsx';
import { siteOptions } from './site-options.ts';
import { texts } from './texts.ts';

const { accentColor } = siteOptions.branding;

/** Shades are chosen so that every text has a contrast of at least 4.5 on every background. */
export const theme = createTheme({
  ...(accentColor ? { primaryColor: 'accent' } : { primaryColor: 'indigo' }),
  primaryShade: { light: 7, dark: 8 },
  colors: {
    ...(accentColor ? { accent: shadesOf(accentColor) } : {}),
    dark: [
      '#d5dae2',
      '#b6bec9',
      '#a3abb7',
      '#6f7887',
      '#3a404a',
      '#2c313a',
      '#20242b',
      '#16181d',
      '#121418',
      '#0d0f12',
    ],
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: "Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.5rem', lineHeight: '1.3' }, h2: { fontSize: '1.0625rem', lineHeight: '1.4' } },
  },
  components: {
    // By default the title has the colour of the alert, with too little contrast for yellow.
    Alert: { styles: { title: { color: 'var(--mantine-color-bright)' } } },
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Button: { defaultProps: { size: 'sm', component: FocusableButton } },
    ActionIcon: { defaultProps: { component: FocusableButton } },
    // Without `extend`, which would load these components with the sign-in screen.
    Avatar: {
      defaultProps: { variant: 'filled' } satisfies Partial<AvatarProps>,
    },
    Badge: { defaultProps: { tt: 'none', fw: 600 } satisfies Partial<BadgeProps> },
    Modal: {
      defaultProps: { centered: true, closeButtonProps: { 'aria-label': texts.close } } satisfies Partial<ModalProps>,
      styles: { title: { fontWeight: 600, lineHeight: 1.4 } },
    },
    Paper: Paper.extend({ defaultProps: { withBorder: true } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    Title: Title.extend({ defaultProps: { textWrap: 'balance' } }),
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--gatehouse-focus': accentColor ? 'var(--mantine-color-text)' : 'var(--mantine-primary-color-filled)' },
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-default-border': '#dde1e6',
    '--gatehouse-backdrop': '#f6f7f9',
    '--gatehouse-good': '#087f5b',
  },
  dark: {
    '--mantine-color-placeholder': '#8b93a1',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': accentColor ? shadesOf(accentColor)[3] : '#91a7ff',
    '--gatehouse-backdrop': '#101216',
    '--gatehouse-good': '#63e6be',
  },
});

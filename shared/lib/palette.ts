import type { Shades } from './colors.ts';

/** The accent color of a service that has not chosen one. */
export const ACCENT = '#b4500e';

/** The same for texts on the dark theme. */
export const LIGHT_ACCENT = '#f2a36b';

/** Blue-black neutrals: `light` for the light theme from backdrop to text, `dark` for the dark theme from text to backdrop. */
export const ink: { text: string; light: Shades; dark: Shades } = {
  text: '#171a24',
  light: ['#f5f6f9', '#eef0f4', '#e6e8ee', '#dcdfe7', '#c9cdd8', '#a9afbe', '#7f8698', '#5a6174', '#3c4252', '#20242f'],
  dark: ['#e3e6ee', '#c4c9d6', '#a3a9ba', '#6b7286', '#343a4b', '#282d3b', '#1e222e', '#161a24', '#11141c', '#0e1119'],
};

/** Red of errors and deletions, with more blue than the accent, so that they are told apart. */
export const crimson: Shades = [
  '#fff1f3',
  '#ffe2e6',
  '#fec9d2',
  '#fba3b2',
  '#f6748a',
  '#ea4a67',
  '#d93453',
  '#c92443',
  '#c0203f',
  '#b71c3a',
];

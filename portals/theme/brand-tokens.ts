import type { Tokens } from './tokens';

export const financingTokens: Tokens = {
  'primary-50': '#F2F8FA',
  'primary-100': '#E3EFF4',
  'primary-200': '#C8DFE9',
  'primary-300': '#A4C7D6',
  'primary-400': '#79AABD',
  'primary-500': '#53899E',
  'primary-600': '#386E82',
  'primary-700': '#265769',
  'primary-800': '#18404E',
  'primary-900': '#0E2A35',
  'primary-950': '#061A21',
  primary: '#124C5F',
  'on-primary': '#FFFFFF',
  'primary-hover': '#034255',
  'primary-active': '#003A4C',
  'primary-text': '#124C5F',
  'primary-line': '#124C5F',
  focus: '#124C5F',
};

/** The default membership brand, coral. Focus is ink: a red brand must not make a focused field look wrong. */
export const providerTokens: Tokens = {
  'primary-50': '#FFF4F2',
  'primary-100': '#FEE7E2',
  'primary-200': '#FECEC4',
  'primary-300': '#FFA696',
  'primary-400': '#F07A66',
  'primary-500': '#D1503D',
  'primary-600': '#B13221',
  'primary-700': '#911E0E',
  'primary-800': '#6F1004',
  'primary-900': '#4C0802',
  'primary-950': '#320401',
  primary: '#FF7A64',
  'on-primary': '#37120C',
  'primary-hover': '#FD907D',
  'primary-active': '#FEA08E',
  'primary-text': '#BC3D2B',
  'primary-line': '#E3604C',
  focus: '#1B2226',
};

export const darkFinancingTokens: Tokens = {
  primary: '#A4C7D6',
  'on-primary': '#061A21',
  'primary-hover': '#B9D6E2',
  'primary-active': '#C8DFE9',
  'primary-text': '#A4C7D6',
  'primary-line': '#79AABD',
  focus: '#A4C7D6',
  'primary-50': '#17262D',
  'primary-100': '#1B2F38',
  'primary-200': '#234352',
  'primary-300': '#2F5A6C',
};

export const darkProviderTokens: Tokens = {
  primary: '#FF7A64',
  'on-primary': '#320401',
  'primary-hover': '#FD907D',
  'primary-active': '#FEA08E',
  'primary-text': '#FFA696',
  'primary-line': '#F07A66',
  focus: '#E9ECEC',
  'primary-50': '#2C1D1A',
  'primary-100': '#3A2420',
  'primary-200': '#57312A',
  'primary-300': '#74413A',
};

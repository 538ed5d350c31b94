export const words = {
  gone: 'This way to pay was removed meanwhile. Choose another one.',
  choose: 'Choose where it is taken from',
} as const;

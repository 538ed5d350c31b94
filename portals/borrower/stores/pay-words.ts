export const words = {
  gone: 'This way to pay was removed meanwhile. Choose another one.',
  choose: 'Choose where it is taken from',
  readFirst: 'Read what you authorize, which is on this page now. Then press the button again.',
} as const;

export const words = {
  gone: 'This payment method was removed meanwhile. Choose another one.',
  choose: 'Choose where it is taken from',
  readFirst: 'Read what you authorize, which is on this page now. Then press the button again.',
} as const;

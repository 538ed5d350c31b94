export const words = {
  gone: 'This payment method has been removed. Choose another one.',
  choose: 'Choose a payment method',
  readFirst: 'Read the authorization on this page, then press the button again.',
} as const;

export const copy = {
  again: 'Try again',
  reference: (id: string) => ` Reference ${id}.`,
  cancel: 'Cancel',
  putBack: 'Put it back',
  notSent: 'What you typed isn’t sent.',
  keepTyping: 'Keep typing',
  discard: 'Discard it',
} as const;

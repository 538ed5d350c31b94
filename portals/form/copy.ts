export const copy = {
  again: 'Try again',
  reference: (id: string) => ` Reference ${id}.`,
  cancel: 'Cancel',
  putBack: 'Put it back',
  leaveTitle: 'Leave without saving?',
  notSaved: 'What you changed isn’t saved.',
  notSent: 'What you typed isn’t sent.',
  keepTyping: 'Keep typing',
  discard: 'Discard it',
} as const;

export const copy = {
  again: 'Try again',
  wrong: 'Check this answer',
  reference: (id: string) => ` Reference ${id}.`,
  cancel: 'Cancel',
  putBack: 'Undo',
  leaveTitle: 'Leave without saving?',
  notSaved: 'Your changes aren’t saved.',
  notSent: 'Your answers haven’t been sent.',
  keepTyping: 'Keep editing',
  discard: 'Discard',
} as const;

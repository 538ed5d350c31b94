export const copy = {
  again: 'Try again',
  reference: (id: string) => ` Reference ${id}.`,
  cancel: 'Cancel',
} as const;

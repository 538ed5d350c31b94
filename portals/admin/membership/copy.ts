/** Above a form whose answers are kept. `changes` are sentences, or nothing where only something else moved. */
export const planOvertaken = (changes: string) =>
  [
    'Somebody changed this membership meanwhile.',
    changes,
    'Nothing was sent, and what you typed is kept; press again to do it on top.',
  ]
    .filter(Boolean)
    .join(' ');

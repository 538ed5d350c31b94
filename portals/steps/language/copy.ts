export const copy = {
  title: 'Prefer Spanish?',
  text: 'From now on, these pages, our emails, and your documents will be in Spanish. Documents you already signed won’t change.',
} as const;

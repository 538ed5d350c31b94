export const copy = {
  title: 'Prefer Spanish?',
  text: 'These pages, our e-mails and the papers you get from now on come in Spanish. What you signed stays as you signed it.',
} as const;

export const copy = {
  title: 'News about your treatments',
  one: (treatment: string, practice: string) => `${treatment} at ${practice}`,
  several: (count: number, practice: string) => `${count} of them, from ${practice}`,
  see: 'See what is new',
  seen: 'I have seen it',
  seeing: 'Keeping that',
  kinds: {
    COMING_UP: 'Coming up soon',
    BOOKED: 'You have a date',
    NEEDS_DATE: 'You can have a date',
  },
  newHere: 'New here?',
  newHereText: 'Where things are, in five lines.',
  show: 'Show me around',
  goodToKnow: 'Good to know',
  goodToKnowText: 'Short answers about visits, credits, payments and changes.',
  read: 'Read three of them',
} as const;

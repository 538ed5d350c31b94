export const copy = {
  title: 'Updates on your treatments',
  one: (treatment: string, practice: string) => `${treatment} at ${practice}`,
  several: (count: number, practice: string) => `${count} updates from ${practice}`,
  see: 'See what’s new',
  seen: 'Got it',
  seeing: 'Saving',
  kinds: {
    COMING_UP: 'Coming up soon',
    BOOKED: 'Scheduled',
    NEEDS_DATE: 'Ready to schedule',
  },
  newHere: 'New here?',
  newHereText: 'A quick guide to where everything is.',
  show: 'Show me around',
  goodToKnow: 'Good to know',
  goodToKnowText: 'Short answers about visits, credits, payments, and changes.',
  read: 'Read three short articles',
} as const;

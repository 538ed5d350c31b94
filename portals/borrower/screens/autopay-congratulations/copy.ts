export const copy = {
  title: 'Autopay is on',
  plain: 'Autopay',
  loading: 'Loading autopay',
  what: (practice: string) => `For your treatment at ${practice}`,
  each: 'on each due date',
  next: (day: string) => `Your next payment is on ${day}.`,
  once: 'on the first due date',
  from: (way: string) => `from ${way}`,
  change: 'Change autopay',
} as const;

export const copy = {
  done: (when: string) => `Done on ${when}`,
  ready: 'Ready for a date',
  readyFrom: (day: string) => `Ready from ${day}`,
  withWhom: (when: string, name: string) => `${when} with ${name}`,
} as const;

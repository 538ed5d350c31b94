export const copy = {
  done: (when: string) => `Done on ${when}`,
  ready: 'Ready for a date',
  readyFrom: (day: string) => `Ready from ${day}`,
  next: 'Next visit',
  changeDate: 'Change date',
  directions: 'Directions',
  file: 'Add to calendar',
  askDate: 'Ask for a date',
  zone: (name: string) => `Times are ${name}, by the practice’s clocks.`,
  withWhom: (when: string, name: string) => `${when} with ${name}`,
} as const;

export const copy = {
  done: (when: string) => `Completed ${when}`,
  ready: 'Ready to schedule',
  readyFrom: (day: string) => `Can be scheduled starting ${day}`,
  next: 'Next visit',
  changeDate: 'Request a new date',
  directions: 'Directions',
  file: 'Add to calendar',
  askDate: 'Request a visit',
  zone: (name: string) => `Times are in ${name}, the practice’s time zone.`,
  withWhom: (when: string, name: string) => `${when} with ${name}`,
} as const;

export const copy = {
  done: (when: string) => `Completed ${when}`,
  ready: 'Ready to schedule',
  onHold: 'On hold until the past-due payment is made',
  readyFrom: (day: string) => `Can be scheduled starting ${day}`,
  next: 'Next visit',
  changeDate: 'Request a new date',
  directions: 'Directions',
  file: 'Add to calendar',
  held: 'Your treatments are on hold',
  heldText: (practice: string) =>
    `A payment is past due. Your treatments resume when it’s paid. Visits with a date keep it. Pay here, or call ${practice}.`,
  heldOnItsWay:
    'Your payment is processing, and your bank may take a day or two. Your treatments resume when the payment goes through.',
  payNow: 'Pay now',
  askDate: 'Request a visit',
  zone: (name: string) => `Times are in ${name}, the practice’s time zone.`,
  withWhom: (when: string, name: string) => `${when} with ${name}`,
} as const;

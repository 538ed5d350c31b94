/** What money is called while it moves: every list, tab, detail and page of one kind of payment says the same. */
export const moneyWords = {
  scheduled: 'Scheduled',
  open: 'Due',
  waiting: 'Pending deposit',
  onHold: 'On hold',
  processing: 'Processing',
  paid: 'Paid',
  withheld: 'Withheld',
  returned: 'Returned',
  declined: 'Declined',
  failed: 'Failed',
  canceled: 'Canceled',
} as const;

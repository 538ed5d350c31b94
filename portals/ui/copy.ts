export const copy = {
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  loading: 'Loading',
  optional: '(optional)',
  problem: 'Problem: ',
  check: (count: number) => `Check ${count} ${count === 1 ? 'answer' : 'answers'}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  help: 'Need help',
};

export const copy = {
  title: 'Add a bank account',
  connectTitle: 'Connect it at your bank',
  why: 'It takes a minute, and you type no numbers.',
  connect: 'Connect my bank',
  byHand: 'Enter the numbers by hand',
  handTitle: 'Enter your bank account',
  save: 'Save account',
  saving: 'Saving your account',
  back: 'Connect my bank instead',
} as const;

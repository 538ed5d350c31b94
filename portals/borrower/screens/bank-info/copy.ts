export const copy = {
  title: 'Add a bank account',
  connectTitle: 'Connect it through your bank',
  why: 'It takes about a minute, and you don’t need your account numbers.',
  connect: 'Connect my bank',
  byHand: 'Enter account numbers manually',
  handTitle: 'Enter your bank account',
  save: 'Save account',
  saving: 'Saving your account',
  back: 'Connect my bank instead',
} as const;

export const copy = {
  title: 'Know someone who could use this?',
  text: 'We’ll send them your practice’s link one time. It comes from your practice, not from you.',
  open: 'Share the link',
  dialog: 'Share the application',
  name: 'Their name',
  contact: 'Their email or phone',
  practice: 'Practice',
  send: 'Send the link',
  sending: 'Sending',
  sent: (name: string) => `The link is on its way to ${name}.`,
  needName: 'Enter a name',
  needContact: 'Enter an email address or a 10-digit phone number',
};

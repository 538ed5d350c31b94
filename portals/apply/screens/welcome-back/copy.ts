export const copy = {
  title: 'Welcome back',
  ask: 'Welcome back',
  why: 'Enter the email or phone number you used. We’ll send you a code so you can pick up where you left off.',
  label: 'Email or mobile phone',
  needed: 'Enter your email, like name@example.com, or a 10-digit phone number',
  send: 'Send me a code',
  sending: 'Sending the code',
  first: 'First time here?',
  startNew: 'Start an application',
  fromPractice: 'Open the link your practice gave you.',
} as const;

export const frameWords = {
  opening: 'Opening secure page',
  newTab: 'Continue in a new tab',
  blocked: 'This page can’t be shown inside the website you’re on. Nothing you entered is lost.',
  signup: 'Membership sign-up',
  apply: 'Apply for financing',
  calculator: 'Payment calculator',
  close: 'Close',
};

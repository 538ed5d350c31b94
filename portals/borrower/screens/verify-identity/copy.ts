export const copy = {
  title: 'Verify your identity',
  failed: 'We couldn’t confirm it’s you',
  failedWhy:
    'That happens with a bad photo. Nothing is lost, and nobody was told no. Talk to us, and a person looks at it.',
  help: 'Talk to us',
  home: 'Go to home',
};

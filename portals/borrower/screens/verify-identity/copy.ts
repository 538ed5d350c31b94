export const copy = {
  title: 'Verify your identity',
  failed: 'We couldn’t confirm it’s you',
  failedWhy:
    'A bad photo can cause this. Nothing is lost, and you haven’t been denied. Talk to us, and someone will review it.',
  help: 'Talk to us',
};

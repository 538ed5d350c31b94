type By = 'code' | 'link';

/** Nobody's address is named: whoever reads it may be the next person. */
const goOn = (by: By): string =>
  by === 'link'
    ? 'To continue with them, open the link we emailed.'
    : 'To continue with them, enter the same email address or phone and a new code.';

export const copy = {
  notYou: (name: string | null) => (name ? `Not ${name}? Start over` : 'Not you? Start over'),
  title: 'Start over on this device?',
  text: (by: By) => `We’ll close this here so someone else can begin. The answers so far are saved. ${goOn(by)}`,
  act: 'Start over',
  keep: 'Keep going',
  closed: (by: By) => `We closed this because nobody used it for 15 minutes. The answers are saved. ${goOn(by)}`,
} as const;

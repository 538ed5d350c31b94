/** Words of the enterprises that the specification does not give. */
export const copy = {
  list: 'Enterprises',
  add: 'New enterprise',
  edit: (name: string) => `Edit ${name}`,
  openPage: 'Open public page',
  loadingPractices: 'Loading practices',
  again: 'Try again',
  overtaken: (name: string, changes: string) =>
    [`Someone updated ${name} since you opened it.`, changes, 'Your change wasn’t saved. Close this and open it again.']
      .filter(Boolean)
      .join(' '),
  logo: {
    label: 'Logo',
    hint: 'An image up to 10 MB. We resize it to fit 480 × 160 pixels.',
    remove: 'Remove logo',
  },
  made: {
    title: 'Enterprise page ready',
    isReady: (name: string) => `${name}’s page is ready. It shows the enterprise’s practices that take applications.`,
    isReadyUnnamed: 'The enterprise’s page is ready. It shows the practices that take applications.',
    page: 'Public page',
    open: 'Open page',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy the link. Select it and copy it manually.',
    back: 'Back to enterprises',
    noAddress: 'This link doesn’t match an enterprise page. Find each page’s address in the list.',
  },
} as const;

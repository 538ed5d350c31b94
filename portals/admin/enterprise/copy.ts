/** Words of the enterprises that the specification does not give. */
export const copy = {
  list: 'Enterprises',
  add: 'New enterprise',
  edit: (name: string) => `Edit ${name}`,
  openPage: 'Open the public page',
  loadingPractices: 'Loading the practices',
  again: 'Try again',
  overtaken: (name: string, changes: string) =>
    [`Somebody changed ${name} meanwhile.`, changes, 'Your change was not made: close this and open it again.']
      .filter(Boolean)
      .join(' '),
  logo: {
    label: 'Logo',
    hint: 'A picture of up to 10 MB. It is drawn at most 480 by 160 pixels.',
    remove: 'Remove the logo',
  },
  made: {
    title: 'Congratulations',
    isReady: (name: string) => `${name} has its page. It shows those of its practices that take applications.`,
    isReadyUnnamed: 'The enterprise has its page. It shows those of its practices that take applications.',
    page: 'Public page',
    open: 'Open the page',
    copy: 'Copy the link',
    copied: 'The link was copied',
    notCopied: 'The link could not be copied. Mark it and copy it yourself.',
    back: 'To the enterprises',
    noAddress: 'This link names no page of an enterprise. The list has the addresses of all of them.',
  },
} as const;

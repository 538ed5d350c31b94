const MARK = '#unknown-practice';

/** The main address, marked so that our own start page can say why somebody is there; other websites ignore the mark. */
export const unknownPracticeUrl = (homeUrl: string, currentUrl: string): string =>
  new URL(MARK, new URL(homeUrl, currentUrl)).href;

/** Whether a start page was opened because a link named no practice. */
export const isUnknownPractice = (hash: string): boolean => hash === MARK;

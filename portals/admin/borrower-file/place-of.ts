import type { ShownFile } from './borrower.store';

/** Where a transaction is worked on, too: the page of the person's newest application at its practice, else of any. */
export function placeOf({ applications }: ShownFile, practiceId: string): string | null {
  const own = applications.find(({ practicemanagement }) => practicemanagement._id === practiceId) ?? applications[0];
  return own ? own._id : null;
}

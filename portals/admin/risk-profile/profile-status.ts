import type { StatusShape } from '@portals/ui/status-mark';

/** Whether a profile decides anything, as a mark and in words. */
export function profileStatus(of: { archived: boolean; associatedPractices: readonly string[] }): {
  shape: StatusShape;
  words: string;
} {
  if (of.archived) return { shape: 'rejected', words: 'Archived' };
  return of.associatedPractices.length > 0
    ? { shape: 'approved', words: 'In use' }
    : { shape: 'incomplete', words: 'Not in use' };
}

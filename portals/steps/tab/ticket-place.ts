/**
 * Where a frame leaves its ticket in the tab that it opens. Only documents of our origin can write there; in an address it
 * could be anybody's, and a patient would fill in a stranger's application.
 */
export const HANDED_OVER = 'tab-ticket';

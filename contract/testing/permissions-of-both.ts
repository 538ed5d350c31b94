/**
 * Permissions that calls of financing and calls of every brand ask for, and what cuts the latter. One that is not here opens
 * financing alone or nothing of it, so that a new call cannot forget its brand.
 */
export const OF_BOTH: Readonly<Record<string, string>> = {
  'application.view': 'sign-ups are applications too; an application is its enrollment’s',
  'document.view': 'a document is of an application or transaction, which is its enrollment’s',
  'practice.view': 'who a practice is, which both brands know',
  'staff.edit': 'who works where, which the owner of a colleague cuts by brand',
  'practice.edit': 'who a practice is; treatments and offers are financing',
};

import { ownToast } from '@portals/state/own-toast';

export const copied = ownToast('success', '{What} {text} copied');
export const notCopied = ownToast('warning', 'Your browser didn’t let us copy. The {what} is {text}.');
export const exported = ownToast('success', '{file} saved, {rows}');
export const viewSaved = ownToast('success', '“{name}” saved');

// Long enough to reach for “Undo”.
export const viewDeleted = ownToast('success', '“{name}” deleted', 8000);
export const viewNotRestored = ownToast('error', '“{name}” could not be brought back. {server}');
export const viewsChanged = ownToast(
  'warning',
  'Your views were changed somewhere else. These are the current ones; your change was not made.',
  8000,
);
export const viewsTrouble = ownToast('error', 'Not kept. {server}');
export const notChosen = ownToast('error', 'Not chosen. {server}');

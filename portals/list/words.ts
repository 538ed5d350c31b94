import { ownToast } from '@portals/state/own-toast';

export const copied = ownToast('success', '{What} {text} copied');
export const notCopied = ownToast('warning', 'Your browser blocked copying. The {what} is {text}.');
export const exported = ownToast('success', '{file} saved, {rows}');
export const viewSaved = ownToast('success', '“{name}” saved');

// Long enough to reach for “Undo”.
export const viewDeleted = ownToast('success', '“{name}” deleted', 8000);
export const viewNotRestored = ownToast('error', 'We couldn’t restore “{name}”. {server}');
export const viewsChanged = ownToast(
  'warning',
  'Your views changed on another device. You’re seeing the current ones; your change wasn’t saved.',
  8000,
);
export const viewsTrouble = ownToast('error', 'Not saved. {server}');
export const notChosen = ownToast('error', 'We couldn’t select all rows. {server}');

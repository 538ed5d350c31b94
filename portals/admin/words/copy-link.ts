import { ownToast } from '@portals/state/own-toast';
import { toast } from '@portals/state/toast.store';

// Texts that the specification does not give. Durations follow its usual toast.
const copied = ownToast('success', 'Link copied');
const notCopied = ownToast('error', 'Couldn’t copy the link. Select it and copy it manually.');

/** Puts a link on the clipboard, and says whether it is there. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(copied);
  } catch {
    toast(notCopied);
  }
}

import { ownToast } from '@portals/state/own-toast';
import { toast } from '@portals/state/toast.store';

// Texts that the specification does not give. Durations follow its usual toast.
const copied = ownToast('success', 'The link was copied');
const notCopied = ownToast('error', 'The link could not be copied. Select it and copy it yourself');

/** Puts a link on the clipboard, and says whether it is there. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(copied);
  } catch {
    toast(notCopied);
  }
}

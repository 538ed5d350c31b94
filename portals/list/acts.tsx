import { toast } from '@portals/state/toast.store';
import type { MenuItem } from '@portals/ui/context-menu';
import { EyeIcon } from '@portals/ui/icons';
import { CopyIcon, FilterIcon } from '@portals/ui/staff-icons';
import { copied, notCopied } from './words';

/** Opens what a row stands for. */
export const openAct = (run: () => void): MenuItem => ({
  key: 'open',
  label: 'Open',
  icon: <EyeIcon size={16} />,
  run,
});

/** Puts a text of a row on the clipboard. */
export function copyAct(what: string, text: string): MenuItem {
  const label = `Copy ${what}`;
  return { key: label, label, icon: <CopyIcon size={16} />, run: () => void copy(what, text) };
}

/** Narrows the list to rows that have something of this one. */
export const filterAct = (label: string, run: () => void): MenuItem => ({
  key: label,
  label,
  icon: <FilterIcon size={16} />,
  run,
});

async function copy(what: string, text: string): Promise<void> {
  const values = { what, What: what.charAt(0).toUpperCase() + what.slice(1), text };
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, { values });
  } catch {
    toast(notCopied, { values });
  }
}

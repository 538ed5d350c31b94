import { toast } from '@portals/state/toast.store';
import type { MenuItem } from '@portals/ui/context-menu';
import { EyeIcon } from '@portals/ui/icons';
import { CopyIcon } from '@portals/ui/staff-icons';
import { numberCopied, numberNotCopied } from '../../words/copy';

async function copyNumber(number: number): Promise<void> {
  const values = { number: String(number) };
  try {
    await navigator.clipboard.writeText(values.number);
    toast(numberCopied, { values });
  } catch {
    toast(numberNotCopied, { values });
  }
}

/** Acts of a row. */
export function rowMenu(number: number, open: () => void): readonly MenuItem[] {
  return [
    { key: 'open', label: 'Open', icon: <EyeIcon size={16} />, run: open },
    { key: 'copy', label: 'Copy number', icon: <CopyIcon size={16} />, run: () => void copyNumber(number) },
  ];
}

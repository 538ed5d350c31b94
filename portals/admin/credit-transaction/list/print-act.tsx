import { printPaths } from '@contract/document/paths';
import { portalBase } from '@contract/paths';
import { ButtonLink } from '@portals/ui/button';
import type { MenuItem } from '@portals/ui/context-menu';
import { PrinterIcon } from '@portals/ui/icons';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { staff } from '../../staff/staff.store';

/** Opens a print view in a window of its own (provider-admin §2). @param path without the base path */
export const printAct = (path: string): MenuItem => ({
  key: 'print',
  label: 'Print',
  icon: <PrinterIcon size={16} />,
  run: () => void window.open(`${portalBase}${path}`, '_blank', 'noopener'),
});

/** Prints the page of the list as it is on the screen. */
export function PrintList() {
  const [search] = useSearchParams();
  const { practiceId } = useSnapshot(staff);
  const query = { ...Object.fromEntries(search), ...(practiceId && { practice: practiceId }) };
  return (
    <ButtonLink
      dense
      icon={<PrinterIcon size={15} />}
      href={`${portalBase}${printPaths.transactions.href(query)}`}
      target="_blank"
      rel="noreferrer"
    >
      Print
    </ButtonLink>
  );
}

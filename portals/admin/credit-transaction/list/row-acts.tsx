import type { MenuItem } from '@portals/ui/context-menu';
import { ShieldIcon } from '@portals/ui/icons';
import { BellIcon } from '@portals/ui/staff-icons';

/** Reminds a patient of what waits for them. */
export const remindAct = (run: () => void): MenuItem => ({
  key: 'remind',
  label: 'Send reminder',
  icon: <BellIcon size={16} />,
  run,
});

/** Takes the identity check that holds a transaction up as done by hand. */
export const takeIdentityAct = (run: () => void): MenuItem => ({
  key: 'identity',
  label: 'Verify identity manually',
  icon: <ShieldIcon size={16} />,
  run,
});

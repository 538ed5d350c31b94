import type { MenuItem } from '@portals/ui/context-menu';
import { BellIcon } from '@portals/ui/staff-icons';

/** Reminds a patient of what waits for them. */
export const remindAct = (run: () => void): MenuItem => ({
  key: 'remind',
  label: 'Send a reminder',
  icon: <BellIcon size={16} />,
  run,
});

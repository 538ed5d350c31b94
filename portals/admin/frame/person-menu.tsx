import { paths } from '@contract/paths';
import { leaveTyped } from '@portals/state/leaving.store';
import { toast } from '@portals/state/toast.store';
import { useContextMenu } from '@portals/ui/context-menu';
import { LockIcon } from '@portals/ui/first-icons';
import { IconButton } from '@portals/ui/icon-button';
import { LogOutIcon } from '@portals/ui/icons';
import { MoreIcon } from '@portals/ui/more-icon';
import { MoonIcon, SunIcon } from '@portals/ui/staff-icons';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { loginOf } from '../guard';
import { appearance, modeOf, switchMode } from '../staff/appearance.store';
import { logOut } from '../staff/staff.actions';
import { logOutFailed } from './copy';

/** The person's own acts: light or dark, log out. */
export function PersonMenu() {
  const isDark = modeOf(useSnapshot(appearance)) === 'dark';
  const navigate = useNavigate();

  async function leave() {
    const login = loginOf(window.location.pathname).href();
    try {
      await logOut();
    } catch {
      toast(logOutFailed);
      return;
    }
    await navigate(login, { replace: true });
  }
  const { openAt, menu } = useContextMenu(
    [
      {
        key: 'account',
        label: 'Password and devices',
        icon: <LockIcon size={16} />,
        run: () => void navigate(paths.admin.account.href()),
      },
      {
        key: 'mode',
        label: isDark ? 'Light mode' : 'Dark mode',
        icon: isDark ? <SunIcon size={16} /> : <MoonIcon size={16} />,
        run: switchMode,
      },
      { key: 'leave', label: 'Log out', icon: <LogOutIcon size={16} />, run: () => leaveTyped(() => void leave()) },
    ],
    'Your account',
  );
  return (
    <>
      <IconButton label="Your account" aria-haspopup="menu" onClick={(event) => openAt(event.currentTarget)}>
        <MoreIcon size={18} />
      </IconButton>
      {menu}
    </>
  );
}

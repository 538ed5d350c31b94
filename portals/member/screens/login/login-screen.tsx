import { paths } from '@contract/paths';
import { site } from '@portals/client/site-configuration';
import { useGo } from '@portals/shell/go';
import { LoginPages } from '@portals/steps/login/login-pages';
import { Link } from 'react-router';
import { logIn, sendCodeByLink, sendLoginCode } from '../../stores/login.actions';
import { login } from '../../stores/login.store';
import { copy } from './copy';

/** The log-in of members: welcome back, the one-time code, logged in (membership §4 Member login). */
export function LoginScreen() {
  const go = useGo();
  const enter = async (otp: string, search: string) => go(await logIn(otp, search));
  const newHere = (
    <>
      {copy.newHere} <Link to={paths.signups.href()}>{copy.join}</Link>
    </>
  );
  const { name: brand } = site.brands.membership;
  return (
    <LoginPages area={{ brand, title: copy.title, newHere, login, sendCode: sendLoginCode, sendCodeByLink, enter }} />
  );
}

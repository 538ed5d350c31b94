import { site } from '@portals/client/site-configuration';
import { useGo } from '@portals/shell/go';
import { LoginPages } from '@portals/steps/login/login-pages';
import { logIn, sendCodeByLink, sendLoginCode } from '../../stores/login.actions';
import { login } from '../../stores/login.store';
import { copy } from './copy';

/** The log-in of borrowers. */
export function LoginScreen() {
  const go = useGo();
  const enter = async (otp: string, search: string) => go(await logIn(otp, search));
  const brand = site.brands.financing.name;
  return <LoginPages area={{ brand, ...copy, login, sendCode: sendLoginCode, sendCodeByLink, enter }} />;
}

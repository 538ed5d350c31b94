import { paths } from '@contract/paths';
import { isMembershipPath } from '@portals/shell/brand-of-page';
import { Link } from 'react-router';
import styled from 'styled-components';

const Line = styled.p`
  margin-top: 14px; font-size: 14px; line-height: 20px;
  a { display: inline-flex; align-items: center; min-height: 44px; color: var(--primary-text); text-decoration: underline; text-underline-offset: 3px; }
`;

/** The way to a new password. */
export function ForgotPassword() {
  const { forgotPassword } = isMembershipPath(window.location.pathname) ? paths.membershipAdmin : paths.admin;
  return (
    <Line>
      <Link to={forgotPassword.href()}>Forgot your password?</Link>
    </Line>
  );
}

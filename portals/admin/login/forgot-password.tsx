import { brandOfPage } from '@portals/shell/brand-of-page';
import styled from 'styled-components';

const Fold = styled.details`
  margin-top: 14px; font-size: 14px; line-height: 20px;
  summary { display: flex; align-items: center; min-height: 44px; width: fit-content; cursor: pointer; color: var(--primary-text); text-decoration: underline; text-underline-offset: 3px; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  p { color: var(--ink-2); overflow-wrap: anywhere; }
`;

/** Who helps with a lost password: a person, until the product can. */
export function ForgotPassword() {
  const { supportEmail, supportPhone } = brandOfPage(window.location.pathname);
  return (
    <Fold>
      <summary>Forgot your password?</summary>
      <p>
        A new one can’t be set here yet. Write to our support from the address of your account,{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {supportPhone && <>, or call {supportPhone}</>}. We check who you are and set it with you.
      </p>
    </Fold>
  );
}

import { site } from '@portals/client/site-configuration';
import { ButtonLink } from '@portals/ui/button';
import { CallIcon, MailIcon } from '@portals/ui/icons';
import { Drawer } from '@portals/ui/modal';
import styled from 'styled-components';
import { brandOfPage } from './brand-of-page';
import { keepsAnswers } from './kept-answers';
import { copy } from './page-copy';

const Ways = styled.ul`
  display: grid; gap: 10px; margin-top: 18px;
`;

export type HelpPanelProps = { open: boolean; pathname: string; onClose: () => void };

/** Ways to reach the support of the brand of the page. The address and hours come from the configuration. */
export function HelpPanel({ open, pathname, onClose }: HelpPanelProps) {
  const brand = brandOfPage(pathname);
  const page = `${window.location.origin}${pathname}`;
  const mail = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(copy.subject(brand.name))}&body=${encodeURIComponent(`\n\n${copy.wasOn(page)}`)}`;
  return (
    <Drawer open={open} title={copy.talk(brand.name)} onClose={onClose}>
      <p>
        {copy.tell}
        {keepsAnswers(pathname) && copy.saved}
      </p>
      <Ways>
        <li>
          <ButtonLink href={mail} wide icon={<MailIcon size={18} />}>
            {copy.email(brand.supportEmail)}
          </ButtonLink>
        </li>
        {brand.supportPhone && (
          <li>
            <ButtonLink href={`tel:${brand.supportPhone.replace(/[^\d+]/g, '')}`} wide icon={<CallIcon size={18} />}>
              {copy.call(brand.supportPhone)}
            </ButtonLink>
          </li>
        )}
      </Ways>
      {site.supportHours && <p style={{ marginTop: 14 }}>{site.supportHours}</p>}
    </Drawer>
  );
}

import { brandOfPage } from '@portals/shell/brand-of-page';
import { LegalSentence } from '@portals/steps/legal-sentence';
import { Note } from '@portals/ui/card';
import { Checkbox, type CheckboxProps } from '@portals/ui/choices';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { copy } from './copy';
import { loadAuthorization } from './pay.actions';

const Box = styled.div`margin: 12px 0 8px;`;

/** The permission to debit a bank account, with its text. It may stay away: then nothing is taken. */
export function AuthorizeBox(props: Omit<CheckboxProps, 'children'>) {
  const { name } = brandOfPage(useLocation().pathname);
  useEffect(() => void loadAuthorization(), []);
  return (
    <Box>
      <Checkbox {...props}>
        <b>{copy.authorize(name)}</b>
      </Checkbox>
      <Note>
        <LegalSentence text={copy.authorizeNote} />
      </Note>
    </Box>
  );
}

import { memberStaffPaths } from '@contract/membership/staff-paths';
import { Button } from '@portals/ui/button';
import { Note, Numbered } from '@portals/ui/card';
import { PlusIcon } from '@portals/ui/icons';
import { StaffHead } from '@portals/ui/staff-shell';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useListedPractices } from '../staff/listed-practices';
import { staff } from '../staff/staff.store';
import { AgreementDialog } from './agreement-dialog';

const Body = styled.div`
  display: grid; gap: 18px; justify-items: start; max-width: 620px; padding: 18px 24px 40px;
  @media (max-width: 767.98px) { padding: 14px 16px 40px; }
`;

/** Plans that a patient agrees on in the practice: paid at once, then signed on paper. */
export function PlanAgreementScreen() {
  const { practiceId: chosenId } = useSnapshot(staff);
  const [query] = useSearchParams();
  const go = useNavigate();
  const [isNew, setNew] = useState(false);
  const membershipId = query.get('membership');
  const practices = useListedPractices();
  const practiceId = (practices.length === 1 ? practices[0] : practices.find(({ _id }) => _id === chosenId))?._id;
  function close() {
    setNew(false);
    if (membershipId !== null) void go(memberStaffPaths.memberFile.href({}, { membership: membershipId }));
  }
  return (
    <>
      <StaffHead>
        <h1>In-office plan agreements</h1>
      </StaffHead>
      <Body>
        {membershipId === null && practiceId === undefined && practices.length > 0 && (
          <PracticeChoice
            id="agreement-practice"
            question="Choose a practice"
            why="Each practice has its own plans and prices."
            practices={practices}
          />
        )}
        {practices.length === 0 && <p>None of your practices offers memberships yet.</p>}
        <Note>For patients in your office who pay now. Otherwise, send them the plan.</Note>
        <Numbered>
          <li>
            <b>Contact</b>Name, contact details, and plan
          </li>
          <li>
            <b>Payment</b>Card or bank account; paying starts the plan
          </li>
          <li>
            <b>Agreement</b>Print it for the patient to sign
          </li>
          <li>
            <b>Upload</b>Signed copy as a PDF
          </li>
        </Numbered>
        {practiceId !== undefined && (
          <Button look="primary" icon={<PlusIcon size={16} />} onClick={() => setNew(true)}>
            New plan agreement
          </Button>
        )}
      </Body>
      {membershipId !== null && (
        <AgreementDialog practiceId={practiceId ?? ''} membershipId={membershipId} onClose={close} />
      )}
      {membershipId === null && isNew && practiceId !== undefined && (
        <AgreementDialog practiceId={practiceId} membershipId={null} onClose={close} />
      )}
    </>
  );
}

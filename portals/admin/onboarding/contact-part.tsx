import type { Frozen } from '@portals/state/frozen';
import { Heading, Note } from '@portals/ui/card';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { staff } from '../staff/staff.store';
import { PracticeContact } from '../words/practice-contact';
import { loadOnboarding } from './onboarding.actions';
import { type Details, onboarding } from './onboarding.store';

const Part = styled.section`display: grid; gap: 12px; padding-top: 8px;`;
type Information = NonNullable<Frozen<Details>['providerInformation']>;

/** Whether a code has proven the address and the phone that are kept of a practice, and the way to prove them. */
export function ContactPart({ of }: { of: Information }) {
  const { person } = useSnapshot(staff);
  return (
    <Part aria-labelledby="contact-title">
      <div>
        <Heading as="h3" id="contact-title">
          Verified contact
        </Heading>
        <Note>
          We send a code to the saved email and phone to confirm they reach the practice. If either changes, verify it
          again.
        </Note>
      </div>
      <PracticeContact
        practiceId={of.practiceId}
        email={of.email}
        phoneNumber={of.phoneNumber}
        emailVerifiedAt={of.emailVerifiedAt}
        phoneVerifiedAt={of.phoneVerifiedAt}
        mayVerify={person?.permissions.includes('practice.edit') ?? false}
        where="Ask the practice to read you the code. It’s valid for 10 minutes."
        onVerified={() => loadOnboarding(onboarding.details.data?.onboarding._id ?? '')}
      />
    </Part>
  );
}

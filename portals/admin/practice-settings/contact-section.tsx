import type { Frozen } from '@portals/state/frozen';
import { Heading, Note } from '@portals/ui/card';
import { PracticeContact } from '../words/practice-contact';
import { loadDetails } from './settings.actions';
import type { Details } from './settings.store';
import { Section } from './settings-frame';

/** Whether a code has proven the practice's own address and phone, and the way to prove them. */
export function ContactSection({ of, isPlatform }: { of: Frozen<Details>; isPlatform: boolean }) {
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <div>
        <Heading id="contact-title">Verified contact</Heading>
        <Note>
          We send a code to confirm that messages reach the practice. If the email or phone changes, verify it again.
        </Note>
      </div>
      <PracticeContact
        practiceId={of._id}
        email={of.email}
        phoneNumber={of.phoneNumber}
        emailVerifiedAt={of.emailVerifiedAt}
        phoneVerifiedAt={of.phoneVerifiedAt}
        mayVerify={of.canEdit}
        where={
          isPlatform
            ? 'Ask the practice to read you the code. It’s valid for 10 minutes.'
            : 'It’s valid for 10 minutes.'
        }
        onVerified={() => loadDetails(of._id)}
      />
    </Section>
  );
}

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
        <Note>A code shows that what we send reaches the practice. Another address or number is verified anew.</Note>
      </div>
      <PracticeContact
        practiceId={of._id}
        email={of.email}
        phoneNumber={of.phoneNumber}
        emailVerifiedAt={of.emailVerifiedAt}
        phoneVerifiedAt={of.phoneVerifiedAt}
        mayVerify={of.canEdit}
        where={isPlatform ? 'The practice reads it to you. It is valid for 10 minutes.' : 'It is valid for 10 minutes.'}
        onVerified={() => loadDetails(of._id)}
      />
    </Section>
  );
}

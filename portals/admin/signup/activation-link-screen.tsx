import { memberPaths } from '@contract/membership/paths';
import { paths, portalBase } from '@contract/paths';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { CopyIcon } from '@portals/ui/staff-icons';
import { StaffHead } from '@portals/ui/staff-shell';
import { TextField } from '@portals/ui/text-field';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { PracticeChoice } from '../frame/practice-choice';
import { useMembershipPractice } from '../staff/membership-practice';
import { staff } from '../staff/staff.store';
import { copyLink } from '../words/copy-link';
import { QrCode } from '../words/qr-code';
import { sendLink } from './signup.actions';

const Body = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 18px; max-width: 1080px;
  padding: 20px 24px 48px; align-content: start;
  @media (max-width: 767.98px) { padding: 16px 16px 40px; }
`;
const Link = styled.div`
  display: flex; flex-wrap: wrap; gap: 18px; align-items: flex-start; margin-top: 14px;
  > div { flex: 1 1 180px; min-width: 0; display: grid; gap: 12px; justify-items: start; }
  output { overflow-wrap: anywhere; font-size: 14px; line-height: 20px; color: var(--ink-2); }
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px;`;

/** The links by which people join a practice and activate their plan (membership §2 provider activation link). */
export function ActivationLinkScreen() {
  const { practices, practiceId, name } = useMembershipPractice();
  const slug = practices.find(({ _id }) => _id === practiceId)?.slug;
  const { person } = useSnapshot(staff);
  const mayInvite = person?.permissions.includes('signup.invite') ?? false;
  const [isSending, setSending] = useState(false);
  if (!practiceId || slug === undefined)
    return (
      <>
        <Head />
        <PracticeChoice
          id="link-practice"
          question="Choose a practice"
          why="Each practice has its own sign-up link."
          practices={practices}
        />
      </>
    );
  const address = (path: string) => `${window.location.origin}${portalBase}${path}`;
  return (
    <>
      <Head />
      <Body>
        <LinkCard
          title="Sign-up"
          note={`Patients open it to join ${name}. It takes about five minutes on a phone. Print the QR code for the front office.`}
          url={address(paths.signup.href({ urlSlug: slug }))}
        >
          {mayInvite && (
            <Button look="primary" onClick={() => setSending(true)}>
              Email link
            </Button>
          )}
        </LinkCard>
        <LinkCard
          title="Activation"
          note="Members you’ve sent a plan log in here to review, pay, and sign. The plan email links here too."
          url={address(memberPaths.activation.href())}
        />
      </Body>
      {isSending && <SendLink practiceId={practiceId} name={name} onClose={() => setSending(false)} />}
    </>
  );
}

const Head = () => (
  <StaffHead>
    <h1>Activation link</h1>
  </StaffHead>
);

type LinkCardProps = { title: string; note: string; url: string; children?: ReactNode };

function LinkCard({ title, note, url, children }: LinkCardProps) {
  return (
    <Card aria-label={title}>
      <CardTitle>{title}</CardTitle>
      <Note>{note}</Note>
      <Link>
        <QrCode text={url} label={`QR code for the ${title.toLowerCase()} link`} />
        <div>
          <output aria-label="Address">{url}</output>
          <Acts>
            {children}
            <Button icon={<CopyIcon size={16} />} onClick={() => void copyLink(url)}>
              Copy link
            </Button>
          </Acts>
        </div>
      </Link>
    </Card>
  );
}

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like name@example.com')),
});

function SendLink({ practiceId, name, onClose }: { practiceId: string; name: string; onClose: () => void }) {
  const form = useForm({
    schema,
    submit: async ({ email }) => {
      await sendLink(practiceId, email);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Email ${name}’s sign-up link`}
      act="Send link"
      pendingText="Sending"
      form={form}
      onClose={onClose}
    >
      <TextField label="Patient’s email" type="email" autoComplete="off" inputMode="email" {...form.field('email')} />
    </FormDialog>
  );
}

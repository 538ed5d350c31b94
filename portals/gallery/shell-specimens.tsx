import { AuthShell } from '@portals/ui/auth-shell';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Figure, Note } from '@portals/ui/card';
import { DetailHeader } from '@portals/ui/detail-header';
import { Ask, FinePrint, FlowShell, Why } from '@portals/ui/flow-shell';
import { CalendarIcon, DocumentIcon, HelpIcon, HomeIcon, LockIcon } from '@portals/ui/icons';
import { PageTitle, PortalColumns, PortalShell, Stack } from '@portals/ui/portal-shell';
import { StaffShell } from '@portals/ui/staff-shell';
import { Tag } from '@portals/ui/tag';
import { TextField } from '@portals/ui/text-field';
import type { ReactElement } from 'react';
import { TableSpecimen } from './table-specimen';

function FlowSpecimen() {
  return (
    <FlowShell
      practice={{ name: 'BrightArch Smiles' }}
      byline="Financing by PatientFi"
      steps={{ step: 2, of: 6, about: 'about you' }}
      onBack={() => undefined}
      action={<Button look="quiet">Save for later</Button>}
      footer={
        <>
          <Button look="primary" big>
            Send me a code
          </Button>
          <FinePrint>
            <LockIcon size={14} /> Encrypted. We ask only for what the decision needs.
          </FinePrint>
        </>
      }
    >
      <Ask>What email should we use?</Ask>
      <Why>We’ll send a 6-digit code to it. Seeing what you qualify for doesn’t affect your credit score.</Why>
      <TextField
        label="Email address"
        type="email"
        id="email"
        name="email"
        autoComplete="email"
        defaultValue="ana.reyes@example"
      />
    </FlowShell>
  );
}

function PortalSpecimen() {
  const links = [
    { to: '/_gallery', label: 'Home', icon: <HomeIcon size={22} /> },
    { to: '/payments', label: 'Payments', icon: <CalendarIcon size={22} /> },
    { to: '/documents', label: 'Documents', icon: <DocumentIcon size={22} /> },
    { to: '/help', label: 'Help', icon: <HelpIcon size={22} /> },
  ];
  return (
    <PortalShell brand="PatientFi" links={links} person="Ana Reyes">
      <PageTitle>Hello Ana</PageTitle>
      <PortalColumns>
        <Stack>
          <Card $tone="primary">
            <CardTitle>BrightArch Smiles asks for $640</CardTitle>
            <Note>Teeth whitening, visit on August 27. Plans from $21.56 a month.</Note>
          </Card>
          <Card>
            <Note>Left to spend</Note>
            <Figure $small>$8,607.60</Figure>
          </Card>
        </Stack>
        <Stack>
          <Card>
            <Note>Next payment, Wed, Sep 16</Note>
            <Figure $small>$350</Figure>
          </Card>
        </Stack>
      </PortalColumns>
    </PortalShell>
  );
}

function AuthSpecimen() {
  return (
    <AuthShell brand="PatientFi" title="Log in" footer={<a href="/v2/contact-us">Need another way in?</a>}>
      <p>Use the email of your practice.</p>
      <TextField label="Email" id="email" name="email" type="email" autoComplete="username" />
      <TextField label="Password" id="password" name="password" type="password" autoComplete="current-password" />
      <p style={{ marginTop: 20 }}>
        <Button look="primary" wide>
          Log in
        </Button>
      </p>
    </AuthShell>
  );
}

function DetailSpecimen() {
  return (
    <StaffShell brand="PatientFi" groups={[]} person={{ name: 'Priya Raman', role: 'Admin' }}>
      <DetailHeader
        crumbs={[{ label: 'Borrowers', to: '/borrowers' }, { label: 'Account 5500 4417' }]}
        name="Ana Reyes"
        tags={<Tag $tone="success">Identity verified</Tag>}
        actions={<Button dense>Request ID check</Button>}
        alert={<Banner severity="warning">Address alert from July 9.</Banner>}
        figures={[
          { label: 'Left to spend', value: '$8,607.60' },
          { label: 'Limit', value: '$12,000' },
          { label: 'Owed', value: '$2,752.40' },
          { label: 'Waiting for Ana', value: '$640' },
          { label: 'Limit good until', value: 'Nov 6, 2026' },
        ]}
      />
    </StaffShell>
  );
}

const shells: Record<string, () => ReactElement> = {
  flow: FlowSpecimen,
  portal: PortalSpecimen,
  auth: AuthSpecimen,
  detail: DetailSpecimen,
};

export function ShellSpecimen({ name, state }: { name: string; state: string | null }) {
  if (name === 'table') return <TableSpecimen state={state} />;
  const Shell = shells[name];
  return Shell ? <Shell /> : null;
}

import { Button } from '@portals/ui/button';
import { Ask, FinePrint, FlowShell, Why } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { TextField } from '@portals/ui/text-field';

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

export function ShellSpecimen({ name }: { name: string }) {
  return name === 'flow' ? <FlowSpecimen /> : null;
}

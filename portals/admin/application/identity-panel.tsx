import type { IdentityStep } from '@domain/application/identity-step';
import { Button } from '@portals/ui/button';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { bypassIdentity } from '../person/identity.actions';
import { Quiet, Title } from '../person/layout';
import { TakeIdentity } from '../person/take-identity';
import { staff } from '../staff/staff.store';
import { loadApplication } from './application.actions';
import type { ShownApplication } from './application.store';
import { Panel } from './panel';

const sentences: Readonly<Record<IdentityStep, string>> = {
  QUESTIONS: 'The applicant hasn’t answered the identity questions yet.',
  PHOTO: 'The applicant hasn’t completed or passed the photo ID check.',
  MORE_INFO: 'The identity check needs more information.',
  FAILED: 'We denied the application because the applicant failed the identity questions.',
};

/** What the checks of the identity still ask, and for whoever may: going on without them. */
export function IdentityPanel({ details }: { details: ShownApplication }) {
  const { person } = useSnapshot(staff);
  const [isAsking, setAsking] = useState(false);
  const { identityStep, borrowerId, name, _id } = details;
  if (!identityStep) return null;
  const mayTake = person?.brand === 'financing' && person.permissions.includes('identity.override');
  return (
    <Panel>
      <Title>Identity check</Title>
      <Quiet>{sentences[identityStep]}</Quiet>
      {mayTake && borrowerId && (
        <span>
          <Button dense onClick={() => setAsking(true)}>
            Run without identity check
          </Button>
        </span>
      )}
      {isAsking && borrowerId && (
        <TakeIdentity
          title={`Confirm ${name}’s identity and run the application?`}
          run={async (reason, requestKey) => {
            await bypassIdentity(borrowerId, reason, requestKey);
            await loadApplication(_id);
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            You confirm that you’ve verified their identity. The rules still decide on credit, and we’ll email the
            applicant the outcome.
          </p>
        </TakeIdentity>
      )}
    </Panel>
  );
}

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
  QUESTIONS: 'It waits for knowledge questions that the applicant has not answered.',
  PHOTO: 'It waits for a photo check of who the applicant is, or the check was not passed.',
  MORE_INFO: 'The identity check asks for more than it found.',
  FAILED: 'It was denied because the knowledge questions were not answered right.',
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
            Run without the check
          </Button>
        </span>
      )}
      {isAsking && borrowerId && (
        <TakeIdentity
          title={`Run ${name}’s application without the identity check?`}
          run={async (reason, requestKey) => {
            await bypassIdentity(borrowerId, reason, requestKey);
            await loadApplication(_id);
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            You confirm that you know who they are. The rules decide about the credit as always; an email tells the
            applicant the outcome.
          </p>
        </TakeIdentity>
      )}
    </Panel>
  );
}

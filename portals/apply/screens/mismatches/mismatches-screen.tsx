import { MismatchesStep } from '@portals/steps/mismatches/mismatches-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { correct, visitMismatch } from '../../stores/decision.actions';

/** Answers that differ from the credit file: only those fields, with what the person typed. */
export function MismatchesScreen() {
  const { data } = useSnapshot(apply).application;
  const go = useGo();
  if (!data) return null;
  return (
    <MismatchesStep
      items={data.outcome?.mismatches ?? []}
      own={data}
      onVisit={visitMismatch}
      correct={async ({ name, dateOfBirth, address, ssn }) => {
        const step = await correct({ ...name, ...dateOfBirth, ...address, ...ssn });
        go({ step }, { replace: true });
        return step === 'mismatches';
      }}
    />
  );
}

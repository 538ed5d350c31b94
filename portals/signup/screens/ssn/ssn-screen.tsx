import { SsnStep } from '@portals/steps/person/ssn-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { saveSsn } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { useBack } from '../../use-back';
import { words } from '../copy';

/** All nine digits (decision 12). They are never sent back. */
export function SsnScreen() {
  const { data } = useSnapshot(store).signup;
  const go = useGo();
  const onBack = useBack('ssn-step');
  if (!data) return null;
  return (
    <SsnStep
      words={words['ssn-step']}
      isSavable
      only="full"
      hasDigits={data.user.hasSsn}
      onBack={onBack}
      save={async (digits) => go(await saveSsn(digits))}
    />
  );
}

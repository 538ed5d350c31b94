import { SsnStep } from '@portals/steps/person/ssn-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { saveSsn } from '../../stores/answers.actions';
import { store } from '../../stores/signup.store';
import { words } from '../copy';

/** All nine digits (decision 12). They are never sent back. */
export function SsnScreen() {
  const { data } = useSnapshot(store).signup;
  const go = useGo();
  if (!data) return null;
  return (
    <SsnStep
      words={words['ssn-step']}
      isSavable
      only="full"
      hasDigits={data.user.hasSsn}
      onBack={() => go('address-step')}
      save={async (digits) => go(await saveSsn(digits))}
    />
  );
}

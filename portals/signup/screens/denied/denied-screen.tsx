import { isAboutFile } from '@domain/underwriting/file-reasons';
import { DeniedStep } from '@portals/steps/denied/denied-step';
import { useSnapshot } from 'valtio';
import { store } from '../../stores/signup.store';
import { Differing } from '../mismatches/differing';
import { copy } from '../outcome-copy';

export function DeniedScreen() {
  const { signup, practice } = useSnapshot(store);
  const name = practice.data?.PracticeName ?? copy.yours;
  const { data } = signup;
  // A denial for want of a matching answer is one to correct (membership §4 step 7).
  if (data && (data.application?.mismatches.length ?? 0) > 0) return <Differing signup={data} />;
  const reasons = data?.application?.deniedReasons ?? [];
  return (
    <DeniedStep
      ask={copy.deniedAsk}
      why={copy.deniedWhy(isAboutFile(reasons) ? copy.file : copy.signup, name)}
      reasons={reasons}
      tryAgainFrom={data?.application?.tryAgainFrom}
    />
  );
}

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
  return (
    <DeniedStep
      ask={copy.deniedAsk}
      why={copy.deniedWhy(name)}
      reasons={data?.application?.deniedReasons ?? []}
      tryAgainFrom={data?.application?.tryAgainFrom}
    />
  );
}

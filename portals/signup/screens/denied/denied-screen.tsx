import { DeniedStep } from '@portals/steps/denied/denied-step';
import { useSnapshot } from 'valtio';
import { store } from '../../stores/signup.store';
import { Differing } from '../mismatches/differing';

export function DeniedScreen() {
  const { signup, practice } = useSnapshot(store);
  const name = practice.data?.PracticeName ?? 'Your practice';
  const { data } = signup;
  // A denial for want of a matching answer is one to correct (membership §4 step 7).
  if (data && (data.application?.mismatches.length ?? 0) > 0) return <Differing signup={data} />;
  return (
    <DeniedStep
      ask="We can’t open a membership for you today"
      why={`This is about your credit file, not your care. Your credit score did not change because you signed up. Of our decision, ${name} sees only that no membership was opened.`}
      reasons={data?.application?.deniedReasons ?? []}
      tryAgainFrom={data?.application?.tryAgainFrom}
    />
  );
}

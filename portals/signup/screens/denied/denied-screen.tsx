import { DeniedStep } from '@portals/steps/denied/denied-step';
import { useSnapshot } from 'valtio';
import { store } from '../../stores/signup.store';

export function DeniedScreen() {
  const { signup, practice } = useSnapshot(store);
  const name = practice.data?.PracticeName ?? 'Your practice';
  return (
    <DeniedStep
      ask="We can’t open a membership for you today"
      why={`This is about your credit file, not your care. Your credit score did not change because you signed up, and ${name} sees only that no membership was opened.`}
      reasons={signup.data?.application?.deniedReasons ?? []}
    />
  );
}

import { QuestionsStep } from '@portals/steps/questions/questions-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../go';
import { askAgain, keepAnswers, loadExam, submitExam } from '../../stores/decision.actions';
import { store } from '../../stores/signup.store';

export function QuestionsScreen() {
  const { data } = useSnapshot(store).signup;
  const go = useGo();
  return (
    <QuestionsStep
      exam={data?.KBA ?? data?.application?.truvalidate.KBA ?? null}
      keep={keepAnswers}
      load={loadExam}
      askAgain={async () => go(await askAgain(), { replace: true })}
      submit={async (examId, answers) => go(await submitExam(examId, answers), { replace: true })}
    />
  );
}

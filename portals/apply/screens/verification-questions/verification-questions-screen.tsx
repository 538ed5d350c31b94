import { QuestionsStep } from '@portals/steps/questions/questions-step';
import { useSnapshot } from 'valtio';
import { useGo } from '../../flow/go';
import { apply } from '../../stores/apply.store';
import { finish, keepAnswers, loadExam, submitExam } from '../../stores/decision.actions';

/** Identity questions (borrower §4). */
export function VerificationQuestionsScreen() {
  const exam = useSnapshot(apply).application.data?.outcome?.truvalidate.KBA ?? null;
  const go = useGo();
  return (
    <QuestionsStep
      exam={exam}
      keep={keepAnswers}
      load={async () => {
        await loadExam();
        return apply.application.data?.outcome?.truvalidate.KBA != null;
      }}
      askAgain={async () => go({ step: await finish() }, { replace: true })}
      submit={async (examId, answers) => go({ step: await submitExam(examId, answers) }, { replace: true })}
    />
  );
}

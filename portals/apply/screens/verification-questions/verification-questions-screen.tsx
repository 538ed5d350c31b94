import { moment } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { StepRibbon } from '@portals/ui/step-ribbon';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { useAttempt } from '../../flow/attempt';
import { FlowPage } from '../../flow/flow-page';
import { useGo } from '../../flow/go';
import { useQuestion } from '../../flow/use-question';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { type ExamAnswer, finish, loadExam, submitExam } from '../../stores/decision.actions';
import { copy } from './copy';

type Exam = NonNullable<NonNullable<ApplicationView['outcome']>['truvalidate']['KBA']>;

const Place = styled.div`margin-bottom: 26px;`;
const schema = z.object({ optionId: z.string().check(z.minLength(1, copy.choose)) });

type QuestionOfExamProps = {
  exam: Exam;
  place: number;
  /** Keeps the answer; the last one sends them all. */
  onAnswer: (answer: ExamAnswer) => Promise<unknown> | unknown;
  onBack: (() => void) | undefined;
};

function QuestionOfExam({ exam, place, onAnswer, onBack }: QuestionOfExamProps) {
  const question = exam.questions[place];
  const form = useQuestion({
    schema,
    submit: ({ optionId }) => onAnswer({ questionId: question?.id ?? '', optionId }),
  });
  if (!question) return null;
  const isLast = place === exam.questions.length - 1;
  return (
    <FlowPage
      title={copy.title}
      onBack={onBack}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <>
          <Button look="primary" big type="submit" pending={form.pending}>
            {isLast ? copy.send : copy.next}
          </Button>
          <FinePrint>{copy.until(moment(exam.expiresAt))}</FinePrint>
        </>
      }
    >
      <Place>
        <StepRibbon step={place + 1} of={exam.questions.length} about={copy.about} />
      </Place>
      <ErrorSummary {...form.summary} />
      <Ask>{question.text}</Ask>
      <Why>{copy.why}</Why>
      <RadioCards
        label={copy.label}
        options={question.options.map(({ id, text }) => ({ value: id, title: text }))}
        {...form.field('optionId')}
      />
    </FlowPage>
  );
}

/** An exam that is not on this page: it is read again, and when its time is over the decision is asked for anew. */
function MissingExam() {
  const go = useGo();
  const [isOver, setOver] = useState(false);
  const loading = useAttempt(async () => {
    await loadExam();
    setOver(apply.application.data?.outcome?.truvalidate.KBA == null);
  });
  const asking = useAttempt(async () => go({ step: await finish() }, { replace: true }));
  const { run } = loading;
  useEffect(() => {
    void run();
  }, [run]);
  return (
    <FlowPage
      key={isOver ? 'over' : 'loading'}
      title={copy.title}
      trouble={loading.trouble ?? asking.trouble}
      onAgain={loading.trouble ? loading.again : asking.again}
      footer={
        isOver && (
          <Button
            look="primary"
            big
            pending={asking.pending}
            pendingText={copy.retrying}
            onClick={() => void asking.run()}
          >
            {copy.retry}
          </Button>
        )
      }
    >
      <Ask>{isOver ? copy.overAsk : copy.loadAsk}</Ask>
      <Why>{isOver ? copy.overWhy : copy.loadWhy}</Why>
    </FlowPage>
  );
}

/** Identity questions, one a screen. Answers stay in this page until the last one is given; an exam is answered once. */
export function VerificationQuestionsScreen() {
  const exam = useSnapshot(apply).application.data?.outcome?.truvalidate.KBA ?? null;
  const go = useGo();
  const [answers, setAnswers] = useState<readonly ExamAnswer[]>([]);
  if (!exam) return <MissingExam />;
  const place = Math.min(answers.length, exam.questions.length - 1);
  return (
    <QuestionOfExam
      key={`${exam.examId}-${place}`}
      exam={exam}
      place={place}
      onBack={place > 0 ? () => setAnswers(answers.slice(0, -1)) : undefined}
      onAnswer={async (answer) => {
        const given = [...answers.slice(0, place), answer];
        if (given.length < exam.questions.length) return setAnswers(given);
        go({ step: await submitExam(exam.examId, given) }, { replace: true });
      }}
    />
  );
}

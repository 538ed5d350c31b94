import type { kbaExam } from '@contract/application/entity';
import { useAttempt } from '@portals/form/attempt';
import { moment } from '@portals/format/dates';
import { isFramed } from '@portals/state/browser-storage';
import { Button } from '@portals/ui/button';
import { RadioCards } from '@portals/ui/choices';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { StepRibbon } from '@portals/ui/step-ribbon';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { FlowPage } from '../flow-page';
import { useQuestion } from '../use-question';
import { copy } from './copy';

export type Exam = Snapshot<z.input<typeof kbaExam>>;
export type ExamAnswer = { questionId: string; optionId: string };

const Place = styled.div`margin-bottom: 26px;`;
const schema = z.object({ optionId: z.string().check(z.minLength(1, copy.choose)) });

type QuestionOfExamProps = {
  exam: Exam;
  place: number;
  /** The option chosen before; empty at first. */
  chosen: string;
  /** Keeps the answer; the last one sends them all. */
  onAnswer: (answer: ExamAnswer) => Promise<unknown> | unknown;
  onBack: (() => void) | undefined;
};

function QuestionOfExam({ exam, place, chosen, onAnswer, onBack }: QuestionOfExamProps) {
  const question = exam.questions[place];
  const form = useQuestion({
    schema,
    initial: { optionId: chosen },
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

type Missing = {
  /** Reads the open exam; false when there is none. */
  load: () => Promise<boolean>;
  /** Asks for the decision, and with it for fresh questions. */
  askAgain: () => Promise<unknown>;
};

/** An exam that is not on this page: it is read again, and when its time is over the decision is asked for anew. */
function MissingExam({ load, askAgain }: Missing) {
  const [isOver, setOver] = useState(false);
  const loading = useAttempt(async () => setOver(!(await load())));
  const asking = useAttempt(askAgain);
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

export type QuestionsStepProps = Missing & {
  exam: Exam | null;
  /** Takes the answers given so far into the exam. */
  keep: (answers: readonly ExamAnswer[]) => void;
  /** Sends all answers, once. */
  submit: (examId: string, answers: readonly ExamAnswer[]) => Promise<unknown>;
};

const PLACE = 'question';

/**
 * Which question is shown. Each has its own address, so that Back of the browser leads one question back, after a reload too.
 * Where an address has none (the step was just reached, or Back led out of the questions and the flow brought it back here) the
 * question shown last stays.
 */
function usePlace(open: number): [place: number, show: (place: number) => void] {
  const [search, setSearch] = useSearchParams();
  const shown = useRef(open);
  const asked = Number(search.get(PLACE) ?? shown.current + 1) - 1;
  const place = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, open) : open;
  // A place that is on its way to the address: until it is there, nothing else is written over it.
  const coming = useRef<number | null>(null);
  const show = (next: number, replace = false) => {
    coming.current = next;
    setSearch(
      (before) => {
        before.set(PLACE, String(next + 1));
        return before;
      },
      // In a frame the page around it would count the questions, which only some decisions ask.
      { replace: replace || isFramed() },
    );
  };
  useEffect(() => {
    shown.current = place;
    if (search.get(PLACE) !== String(place + 1)) {
      if (coming.current === null) show(place, true);
    } else if (coming.current === place) coming.current = null;
  });
  return [place, show];
}

type OpenExamProps = Pick<QuestionsStepProps, 'keep'> & {
  exam: Exam;
  send: (answers: readonly ExamAnswer[]) => Promise<void>;
};

function OpenExam({ exam, keep, send }: OpenExamProps) {
  const { answers, questions } = exam;
  const [place, show] = usePlace(Math.min(answers.length, questions.length - 1));
  const chosen = answers[place]?.optionId ?? '';
  return (
    <QuestionOfExam
      key={place}
      exam={exam}
      place={place}
      chosen={chosen}
      onBack={place > 0 ? () => show(place - 1) : undefined}
      onAnswer={(answer) => {
        const given = [...answers.slice(0, place), answer, ...answers.slice(place + 1)];
        if (place === questions.length - 1) return send(given);
        keep(given);
        show(place + 1);
        return undefined;
      }}
    />
  );
}

/** Identity questions, one a screen. The answers are kept as they are given and graded with the last one, once. */
export function QuestionsStep({ exam: open, keep, submit, ...missing }: QuestionsStepProps) {
  // An exam that is being graded is gone from the flow before the next step is shown.
  const [graded, setGraded] = useState<Exam | null>(null);
  const exam = open ?? graded;
  if (!exam) return <MissingExam {...missing} />;
  return (
    <OpenExam
      key={exam.examId}
      exam={exam}
      keep={keep}
      send={async (given) => {
        setGraded(exam);
        try {
          await submit(exam.examId, given);
        } catch (cause) {
          setGraded(null);
          throw cause;
        }
      }}
    />
  );
}

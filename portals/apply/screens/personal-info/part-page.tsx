import { QuestionPage } from '@portals/steps/question-page';
import type { useQuestion } from '@portals/steps/use-question';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { stepOf } from '../../application-flow';
import { useGo } from '../../flow/go';
import type { ApplicationView } from '../../stores/apply.store';
import { savePart } from '../../stores/personal-info.actions';
import { neighbour, type Part, partAfter } from '../../stores/personal-parts';
import { words } from './copy';

export type QuestionProps = { application: ApplicationView };

/** Saves the answers of one part and goes on to the next question, back to the review, or where the server is by now. */
export function useSavePart(part: Part): (answers: Parameters<typeof savePart>[0]) => Promise<void> {
  const go = useGo();
  const isChange = useSearchParams()[0].get('change') === '1';
  return useCallback(
    async (answers) => {
      const current = await savePart(answers);
      if (current.status !== 'INCOMPLETE') return go({ step: stepOf(current) }, { replace: true });
      const next = partAfter(current, part, isChange);
      go({ step: 'personal-info', part: next, change: isChange && next !== 'review' });
    },
    [go, part, isChange],
  );
}

/** Back from one part: to the part before it, or to the review when the answer is changed from there. */
export function useBackFrom(application: ApplicationView, part: Part): (() => void) | undefined {
  const go = useGo();
  const isChange = useSearchParams()[0].get('change') === '1';
  const before = isChange ? 'review' : neighbour(application, part, -1);
  return before ? () => go({ step: 'personal-info', part: before }) : undefined;
}

export type PartPageProps = QuestionProps & {
  part: Part;
  form: ReturnType<typeof useQuestion>;
  /** The button and what stands under it; "Continue" unless given. */
  footer?: ReactNode;
  children: ReactNode;
};

/** One question about the person, with its place in the flow. */
export function PartPage({ application, part, form, footer, children }: PartPageProps) {
  const onBack = useBackFrom(application, part);
  return (
    <QuestionPage words={words[part]} isSavable onBack={onBack} form={form} footer={footer}>
      {children}
    </QuestionPage>
  );
}

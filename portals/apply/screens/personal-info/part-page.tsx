import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { FlowPage } from '../../flow/flow-page';
import { useGo } from '../../flow/go';
import type { useQuestion } from '../../flow/use-question';
import type { ApplicationView } from '../../stores/apply.store';
import { savePart } from '../../stores/personal-info.actions';
import { neighbour, type Part, partAfter } from '../../stores/personal-parts';
import { stepOf } from '../../stores/steps';
import { copy, words } from './copy';

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

export type PartPageProps = QuestionProps & {
  part: Part;
  form: ReturnType<typeof useQuestion>;
  /** The button and what stands under it; "Continue" unless given. */
  footer?: ReactNode;
  children: ReactNode;
};

/** One question about the person, with its place in the flow. */
export function PartPage({ application, part, form, footer, children }: PartPageProps) {
  const go = useGo();
  const isChange = useSearchParams()[0].get('change') === '1';
  const before = isChange ? 'review' : neighbour(application, part, -1);
  const { title, ask, why, at, about } = words[part];
  return (
    <FlowPage
      title={title}
      step={{ at, about }}
      isSavable
      onBack={before ? () => go({ step: 'personal-info', part: before }) : undefined}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        footer ?? (
          <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
            {copy.next}
          </Button>
        )
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{ask}</Ask>
      <Why>{why}</Why>
      {children}
    </FlowPage>
  );
}

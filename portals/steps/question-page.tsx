import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { FlowPage, type FlowPageProps } from './flow-page';
import type { useQuestion } from './use-question';

/** Words of a question and its place in the ribbon. */
export type QuestionWords = { title: string; ask: string; why: string; at: number; about?: string };

export type QuestionPageProps = Pick<FlowPageProps, 'onBack' | 'isSavable'> & {
  words: QuestionWords;
  form: ReturnType<typeof useQuestion>;
  /** The button and what stands under it; "Continue" unless given. */
  footer?: ReactNode;
  children: ReactNode;
};

/** One question of a flow: what is asked, why, the fields and the button. */
export function QuestionPage({ words, form, footer, children, ...page }: QuestionPageProps) {
  const { title, ask, why, at, about } = words;
  return (
    <FlowPage
      {...page}
      title={title}
      step={{ at, ...(about && { about }) }}
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        footer ?? (
          <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
            {copy.goOn}
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

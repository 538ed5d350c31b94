import { openHelp } from '@portals/state/help.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FlowPage } from '../flow-page';
import { useQuestion } from '../use-question';
import { copy } from './copy';
import {
  type Corrections,
  corrections,
  initialOf,
  isMismatchField,
  MismatchFields,
  type OwnAnswers,
} from './mismatch-fields';

const Group = styled.section`
  padding: 22px 0 26px; border-top: 1px solid var(--line);
  header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; justify-content: space-between; margin-bottom: 16px; font-size: 14px; color: var(--ink-2); }
  h2 { font-size: 18px; line-height: 25px; font-weight: 650; color: var(--ink); }
`;

const Told = styled.div`margin-bottom: 24px; scroll-margin: 16px;`;

/** @NOTE choice: the specification counts failed tries and names no limit; help is offered and nobody is locked out here. */
const HELP_AFTER_TRIES = 2;

export type MismatchesStepProps = {
  items: readonly { field: string; visited: boolean }[];
  own: OwnAnswers;
  /** Sends the corrections. True when answers still differ. */
  correct: (corrections: Corrections) => Promise<boolean>;
  /** A differing field was looked at. */
  onVisit: (field: string) => void;
  /** How many corrections have failed; from the second on, help is offered. */
  tries?: number;
};

/** Answers that differ from the credit file: only those fields, with what the person typed. */
export function MismatchesStep({ items: all, own, correct, onVisit, tries = 0 }: MismatchesStepProps) {
  const [failures, setFailures] = useState(0);
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed was out of reach while the answers were looked at, so the focus is lost.
  useEffect(() => {
    if (failures > 0) told.current?.focus();
  }, [failures]);
  const form = useQuestion({
    schema: corrections,
    initial: initialOf(own),
    async submit(answers) {
      if (await correct(answers)) setFailures((before) => before + 1);
    },
  });
  const items = all.flatMap(({ field, visited }) => (isMismatchField(field) ? [{ field, visited }] : []));
  const count = items.length;
  const tried = Math.max(tries, failures);
  const needsHelp = tried >= HELP_AFTER_TRIES;
  return (
    <FlowPage
      title={copy.title}
      isSavable
      form={form.props}
      trouble={form.trouble}
      onAgain={form.again}
      footer={
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.sending}>
          {copy.send}
        </Button>
      }
    >
      <ErrorSummary {...form.summary} />
      <Ask>{copy.ask(count)}</Ask>
      <Why>{copy.why(count)}</Why>
      <div aria-live="polite">
        {tried > 0 && (
          <Told ref={told} tabIndex={-1} data-silent-focus="">
            <Banner severity="warning" {...(needsHelp && { actions: <Button onClick={openHelp}>{copy.help}</Button> })}>
              {needsHelp ? copy.tried(count, tried) : copy.failed(count)}
            </Banner>
          </Told>
        )}
      </div>
      {items.map(({ field, visited }) => (
        <Group key={field} onFocus={() => onVisit(field)}>
          <header>
            <h2>{copy.head[field]}</h2>
            <StatusMark shape={visited ? 'approved' : 'incomplete'}>{visited ? copy.seen : copy.open}</StatusMark>
          </header>
          <MismatchFields of={field} form={form} failures={failures} />
        </Group>
      ))}
    </FlowPage>
  );
}

import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Ask, Why } from '@portals/ui/flow-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { FlowPage } from '../../flow/flow-page';
import { useGo } from '../../flow/go';
import { useQuestion } from '../../flow/use-question';
import { type ApplicationView, apply } from '../../stores/apply.store';
import { correct, visitMismatch } from '../../stores/decision.actions';
import { copy } from './copy';
import { corrections, initialOf, isMismatchField, MismatchFields } from './mismatch-fields';

const Group = styled.section`
  padding: 22px 0 26px; border-top: 1px solid var(--line);
  header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; justify-content: space-between; margin-bottom: 16px; font-size: 14px; color: var(--ink-2); }
  h2 { font-size: 18px; line-height: 25px; font-weight: 650; color: var(--ink); }
`;

function Corrections({ application }: { application: ApplicationView }) {
  const go = useGo();
  const [hasFailed, setFailed] = useState(false);
  const form = useQuestion({
    schema: corrections,
    initial: initialOf(application),
    async submit({ name, dateOfBirth, address, ssn }) {
      const step = await correct({ ...name, ...dateOfBirth, ...address, ...ssn });
      setFailed(step === 'mismatches');
      go({ step }, { replace: true });
    },
  });
  const items = (application.outcome?.mismatches ?? []).flatMap(({ field, visited }) =>
    isMismatchField(field) ? [{ field, visited }] : [],
  );
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
      <Ask>{copy.ask(items.length)}</Ask>
      <Why>{copy.why(items.length)}</Why>
      <div aria-live="polite">{hasFailed && <Banner severity="warning">{copy.failed}</Banner>}</div>
      {items.map(({ field, visited }) => (
        <Group key={field} onFocus={() => visitMismatch(field)}>
          <header>
            <h2>{copy.head[field]}</h2>
            <StatusMark shape={visited ? 'approved' : 'incomplete'}>{visited ? copy.seen : copy.open}</StatusMark>
          </header>
          <MismatchFields of={field} form={form} />
        </Group>
      ))}
    </FlowPage>
  );
}

/** Answers that differ from the credit file: only those fields, with what the person typed. */
export function MismatchesScreen() {
  const { data } = useSnapshot(apply).application;
  return data && <Corrections application={data} />;
}

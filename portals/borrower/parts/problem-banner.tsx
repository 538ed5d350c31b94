import { site } from '@portals/client/site-configuration';
import { copy as form } from '@portals/form/copy';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { openHelp } from '@portals/state/help.store';
import { Banner, type Severity } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { borrower, type Credit } from '../stores/borrower.store';
import { dismissProblem } from '../stores/transactions.actions';
import { type Problem, transactions } from '../stores/transactions.store';
import { copy } from './copy';

const Place = styled.div`
  margin-bottom: 20px; scroll-margin-top: 16px;
`;

type Line = NonNullable<Credit['credit_profile']>;

function overLimit(line: Readonly<Line> | null | undefined): string {
  if (line?.expiresOn && line.expiresOn < todayHere())
    return (line.endedBecause === 'PAST_DUE' ? copy.limitEndedLate : copy.limitEnded)(civilDate(line.expiresOn));
  const left = line ? copy.limitFull(usd(line.approvedCreditLine)) : copy.limitOver;
  return `${left} ${copy.askLess}`;
}

function sentenceOf({ code, message, requestId }: Readonly<Problem>, line: Readonly<Line> | null | undefined): string {
  if (code === 'STALE') return copy.stale;
  if (code === 'OVER_LIMIT') return overLimit(line);
  if (code === 'ACCOUNT_BLOCKED') return copy.onHold(site.brands.financing.name);
  return requestId ? message + form.reference(requestId) : message;
}

const calm: readonly Problem['code'][] = ['STALE', 'OVER_LIMIT', 'ACCOUNT_BLOCKED', 'OFFLINE'];
const severityOf = ({ code }: Readonly<Problem>): Severity => (calm.includes(code) ? 'warning' : 'error');

/** Why the last act was refused and what to do. It comes into view by itself and leaves with the page. */
export function ProblemBanner() {
  const { problem } = useSnapshot(transactions);
  const { data } = useSnapshot(borrower).credit;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'start' });
  }, [problem]);
  useEffect(() => dismissProblem, []);
  if (!problem) return null;
  return (
    <Place ref={place}>
      <Banner
        severity={severityOf(problem)}
        onDismiss={dismissProblem}
        actions={problem.code === 'ACCOUNT_BLOCKED' && <Button onClick={openHelp}>{copy.support}</Button>}
      >
        {sentenceOf(problem, data?.credit_profile)}
      </Banner>
    </Place>
  );
}

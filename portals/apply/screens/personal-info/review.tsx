import { centsFromDollars } from '@domain/money/dollars';
import { formatUsd } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import { useAttempt } from '@portals/form/attempt';
import { civilDate } from '@portals/format/dates';
import { phone } from '@portals/format/phone';
import { FlowPage } from '@portals/steps/flow-page';
import { Button } from '@portals/ui/button';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { Link } from 'react-router';
import styled from 'styled-components';
import { addressOfPlace, useGo } from '../../flow/go';
import type { ApplicationView } from '../../stores/apply.store';
import { finish } from '../../stores/decision.actions';
import { neighbour, type Part, partsFor } from '../../stores/personal-parts';
import { copy, words } from './copy';
import type { QuestionProps } from './part-page';

const List = styled.dl`
  > div { display: grid; grid-template-columns: 1fr auto; gap: 2px 16px; align-items: start; padding: 14px 0; border-top: 1px solid var(--line); }
  > div:last-child { border-bottom: 1px solid var(--line); }
  dt { font-size: 14px; line-height: 20px; color: var(--ink-2); }
  dd { font-weight: 500; font-size: 17px; line-height: 24px; overflow-wrap: anywhere; white-space: pre-line; font-variant-numeric: tabular-nums lining-nums; }
  dd:last-child { grid-row: 1 / 3; grid-column: 2; align-self: center; font-size: 16px; }
  dd a { display: inline-grid; place-items: center; min-height: 44px; }
`;

const usd = (amount: number | null) => (amount === null ? '' : formatUsd(centsFromDollars(amount)));
const nameOf = (person: { readonly firstName: string | null; readonly lastName: string | null } | null) =>
  fullName(person?.firstName, person?.lastName);

const { rows } = copy;

type Line = { label: string; value: string };

function lineOf(part: Part, application: ApplicationView): Line | null {
  const { street, unit, city, state, zipCode, isMarried, isPatient, patientInfo } = application;
  const lines: Readonly<Record<Part, Line | null>> = {
    name: { label: rows.name, value: `${nameOf(application)}\n${civilDate(application.birthDate)}` },
    phone: { label: rows.phone, value: phone(application.phoneNumber) },
    address: {
      label: rows.address,
      value: `${[street, unit].filter(Boolean).join(', ')}\n${city ?? ''}, ${state ?? ''} ${zipCode ?? ''}`,
    },
    ssn: { label: rows.ssn, value: application.hasSsn ? rows.hasSsn : rows.noSsn },
    income: { label: rows.income, value: usd(application.annualIncome) },
    amount: { label: rows.amount, value: usd(application.requestedAmount) },
    married: { label: rows.married, value: isMarried ? copy.married : copy.unmarried },
    spouse: { label: rows.spouse, value: nameOf(application.spouseInfo) },
    patient: { label: rows.patient, value: isPatient ? copy.me : nameOf(patientInfo) },
    consent: {
      label: rows.consent,
      value: application.creditPullConsented ? rows.hasConsent : rows.noConsent,
    },
    review: null,
  };
  return lines[part];
}

/** All answers with their Change links, and the button that asks for the decision. */
export function Review({ application }: QuestionProps) {
  const go = useGo();
  const finishing = useAttempt(async () => go({ step: await finish() }, { replace: true }));
  const { title, ask, why, at, about } = words.review;
  const before = neighbour(application, 'review', -1);
  return (
    <FlowPage
      title={title}
      step={{ at, about }}
      isSavable
      trouble={finishing.trouble}
      onAgain={finishing.again}
      onBack={before ? () => go({ step: 'personal-info', part: before }) : undefined}
      footer={
        <>
          <Button
            look="primary"
            big
            pending={finishing.pending}
            pendingText={copy.seeing}
            onClick={() => void finishing.run()}
          >
            {copy.see}
          </Button>
          <FinePrint>{copy.fineReview}</FinePrint>
        </>
      }
    >
      <Ask>{ask}</Ask>
      <Why>{why}</Why>
      <List>
        {partsFor(application).map((part) => {
          const line = lineOf(part, application);
          return (
            line && (
              <div key={part}>
                <dt>{line.label}</dt>
                <dd>{line.value}</dd>
                <dd>
                  <Link to={addressOfPlace({ step: 'personal-info', part, change: true })}>
                    {copy.change}
                    <VisuallyHidden> {line.label.toLowerCase()}</VisuallyHidden>
                  </Link>
                </dd>
              </div>
            )
          );
        })}
      </List>
    </FlowPage>
  );
}

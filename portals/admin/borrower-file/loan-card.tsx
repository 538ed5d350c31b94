import { paths } from '@contract/paths';
import { civilDate } from '@portals/format/dates';
import { Button } from '@portals/ui/button';
import { type MenuItem, useContextMenu } from '@portals/ui/context-menu';
import { IconButton } from '@portals/ui/icon-button';
import { MoreIcon } from '@portals/ui/more-icon';
import { Ribbon } from '@portals/ui/ribbon';
import { StatusMark } from '@portals/ui/status-mark';
import { Tag } from '@portals/ui/tag';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import { transactionWords } from '../credit-transaction/transaction-words';
import type { TransactionAct } from '../credit-transaction/use-transaction-acts';
import { usd } from '../words/amounts';
import type { ShownLoan } from './borrower.store';

const Card = styled.section`
  padding: 16px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); display: grid; gap: 14px;
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
  h2 { font-size: 15px; line-height: 20px; font-weight: 650; }
  h2 a { color: inherit; text-decoration: none; &:hover { text-decoration: underline; } }
  dl { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 10px 24px; }
  dt { font-size: 12.5px; line-height: 18px; color: var(--ink-3); }
  dd { font-weight: 500; font-variant-numeric: tabular-nums lining-nums; }
`;

const Acts = styled.span`
  display: flex; flex-wrap: wrap; gap: 4px; margin-left: auto;
  @media (max-width: 767.98px) { margin-left: -10px; }
`;

const day = (date: string) => civilDate(date, 'table');

type LoanCardProps = {
  loan: ShownLoan;
  transaction: ShownTransaction;
  applicationId: string | null;
  acts: readonly TransactionAct[];
  /** Saves the letter that says what pays it off. */
  onLetter: () => void;
  /** Opens lower payments, for whoever may give them. */
  onLower?: (() => void) | undefined;
  /** Opens the record of military service, for the same people. */
  onServe?: (() => void) | undefined;
  /** The rarer acts, behind a button of their own. */
  more?: readonly MenuItem[];
};

/** A loan in force: each payment as a bar, its promotion, and what is owed. */
export function LoanCard(props: LoanCardProps) {
  const { loan, transaction, applicationId, acts, onLetter, onLower, onServe, more = [] } = props;
  const { payments, promo, daysLate, isPaused, autopayStoppedOn, chargedOff, activeDuty } = loan;
  const treatments = transaction.treatments.join(', ');
  const title = treatments || `Transaction ${transaction.number}`;
  const isOpen = promo?.status === 'OPEN';
  const made = payments.filter((state) => state === 'paid').length;
  const facts = factsOf(loan);
  const { shape, word } = transactionWords(transaction);
  return (
    <Card aria-label={treatments ? `${treatments}, transaction ${transaction.number}` : title}>
      <header>
        <h2>
          {applicationId ? (
            <Link
              to={paths.admin.application.href(
                { applicationId },
                { tab: 'transactions', transaction: loan.transactionId },
              )}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <StatusMark shape={shape}>{word}</StatusMark>
        {isOpen && <Tag $tone="promo">Promotion, {countOf(promo.daysLeft, 'day')} left</Tag>}
        {daysLate > 0 && (
          <Tag $tone="danger">
            {usd(loan.pastDue)} past due, {countOf(daysLate, 'day')}
          </Tag>
        )}
        {chargedOff && chargedOff.owed > 0 && <Tag $tone="danger">Charged off</Tag>}
        {activeDuty && <Tag $tone="promo">{dutyWords(activeDuty)}</Tag>}
        {autopayStoppedOn && (
          <Tag $tone="warning">Autopay stopped {day(autopayStoppedOn)} after three returned payments</Tag>
        )}
        {isPaused && <Tag $tone="warning">Payments paused</Tag>}
        <Acts>
          <Button dense look="quiet" onClick={onLetter}>
            Payoff letter
          </Button>
          {onLower && (
            <Button dense look="quiet" onClick={onLower}>
              Lower payments
            </Button>
          )}
          {onServe && (
            <Button dense look="quiet" onClick={onServe}>
              Active-duty rate
            </Button>
          )}
          {acts.map(({ kind, label, name, run }) => (
            <Button key={kind} dense look="quiet" onClick={run} aria-label={name}>
              {label}
            </Button>
          ))}
          <More items={more} of={title} />
        </Acts>
      </header>
      {!chargedOff && (
        <Ribbon
          cells={payments}
          label={`${made} of ${countOf(payments.length, 'payment')} made`}
          promo={isOpen ? { cells: promo.payments.length, text: promoWords(promo) } : undefined}
        />
      )}
      {chargedOff?.promo && (
        <p>
          No interest if they pay {usd(chargedOff.promo.left)} more by {day(chargedOff.promo.payBy)}.
        </p>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function More({ items, of }: { items: readonly MenuItem[]; of: string }) {
  const label = `More actions for ${of}`;
  const { openAt, menu } = useContextMenu(items, label);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton label={label} aria-haspopup="menu" onClick={(event) => openAt(event.currentTarget)}>
        <MoreIcon size={18} />
      </IconButton>
      {menu}
    </>
  );
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const dutyWords = ({ from, until }: NonNullable<ShownLoan['activeDuty']>) =>
  `Active duty: 6% a year from ${day(from)}${until ? ` to ${day(until)}` : ''}`;

/** What keeps the promotion free of interest, and whether the present pace does. */
function promoWords({ payoff, endsOn, pace, autopay, short }: NonNullable<ShownLoan['promo']>): string {
  const rule = `No interest if they pay ${usd(payoff)} more by ${day(endsOn)}.`;
  if (pace === 'ON_TRACK') return autopay > 0 ? `${rule} On track at ${usd(autopay)} a month.` : `${rule} On track.`;
  return `${rule} At the current pace they’ll be ${usd(short)} short.`;
}

function factsOf({ amount, balance, promo, next, paidToPractice, chargedOff }: ShownLoan) {
  const atStake = promo?.status === 'OPEN' ? promo.interest : chargedOff?.promo?.interest;
  return [
    { label: 'Amount', value: usd(amount) },
    ...(chargedOff
      ? [
          { label: 'Still owed', value: usd(chargedOff.owed) },
          { label: 'Paid so far', value: usd(chargedOff.paid) },
        ]
      : [{ label: 'Balance', value: usd(balance) }]),
    ...(atStake === undefined ? [] : [{ label: 'Deferred interest', value: usd(atStake) }]),
    next?.overdueSince
      ? { label: `Overdue since ${day(next.overdueSince)}`, value: `${usd(next.due)} due` }
      : { label: 'Next payment', value: next ? `${usd(next.amount)}, ${day(next.dueOn)}` : 'None' },
    {
      label: 'Paid to practice',
      value: paidToPractice ? `${usd(paidToPractice.amount)}, ${day(paidToPractice.on)}` : 'Processing',
    },
  ];
}

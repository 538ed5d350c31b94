import { memberStaffPaths } from '@contract/membership/staff-paths';
import { addMonths } from '@domain/calendar/civil-date';
import { firstDayOf } from '@domain/membership/provider-invoice';
import { monthYear } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, PrinterIcon } from '@portals/ui/icons';
import { RouterButton } from '@portals/ui/router-button';
import { Skeleton } from '@portals/ui/skeleton';
import { StaffHead } from '@portals/ui/staff-shell';
import { StatusMark } from '@portals/ui/status-mark';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { PracticeChoice } from '../frame/practice-choice';
import { useMembershipPractice } from '../staff/membership-practice';
import { UnpaidInvoices } from '../staff/unpaid-invoices';
import { loadMonth, saveInvoice, saveMonth } from './money.actions';
import { memberMoney, type ShownMonth } from './money.store';
import { DepositCard, DepositsCard, InvoiceCard, PayoutsCard, ToComeCard } from './month-cards';
import { Columns, Mark, Months, OnPaper } from './month-style';
import { monthName, paperWords } from './month-words';
import { TieOut } from './tie-out';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** What was due to a practice in a month, what arrived at its bank, and that both are the same to the cent. */
export function MonthEndScreen() {
  const { practices, practiceId } = useMembershipPractice();
  if (practiceId) return <OfPractice key={practiceId} practiceId={practiceId} />;
  return (
    <>
      <StaffHead>
        <h1>Month end</h1>
      </StaffHead>
      <Columns>
        {practices.length === 0 ? (
          <Note>None of your practices offer memberships.</Note>
        ) : (
          <PracticeChoice
            id="month-practice"
            question="Choose a practice"
            why="Each practice has its own deposits and invoice."
            practices={practices}
          />
        )}
      </Columns>
    </>
  );
}

function OfPractice({ practiceId }: { practiceId: string }) {
  const [search] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : undefined;
  const { data, loading, error } = useSnapshot(memberMoney).month;
  useEffect(() => void loadMonth(practiceId, month), [practiceId, month]);
  const shown = data?.practicemanagement._id === practiceId && (!month || data.month === month) ? data : null;
  if (shown)
    return (
      <>
        {error && <Failed message={error.message} onAgain={() => void loadMonth(practiceId, month)} />}
        <Month key={shown.month} of={shown} />
      </>
    );
  return (
    <>
      <StaffHead>
        <h1>{month ? monthYear(month) : 'Month end'}</h1>
      </StaffHead>
      {error && <Failed message={error.message} onAgain={() => void loadMonth(practiceId, month)} />}
      {loading && (
        <Columns>
          <Skeleton lines={12} label="Loading the month" />
        </Columns>
      )}
    </>
  );
}

function Failed({ message, onAgain }: { message: string; onAgain: () => void }) {
  return (
    <Banner
      severity="error"
      actions={
        <Button dense onClick={onAgain}>
          Try again
        </Button>
      }
    >
      {message}
    </Banner>
  );
}

const addressOf = (month: string) => memberStaffPaths.monthEnd.href({}, { month });

function Month({ of }: { of: ShownMonth }) {
  const { month, isOver, apart, deposits, coming, invoice } = of;
  const all = [...deposits, ...coming];
  const [chosen, choose] = useState(deposits.at(-1)?._id ?? coming[0]?._id ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const save = (work: Promise<void>) => {
    setFault(null);
    work.catch((cause: Error) => setFault(cause.message));
  };
  const [before, after] = [-1, 1].map((step) => addMonths(firstDayOf(month), step).slice(0, 7)) as [string, string];
  const deposit = all.find(({ _id }) => _id === chosen);
  return (
    <>
      <StaffHead>
        <h1 style={{ flex: 'none' }}>{monthYear(month)}</h1>
        <Months aria-label="Months">
          <RouterButton dense to={addressOf(before)} aria-label={monthYear(before)}>
            <ChevronLeftIcon size={16} />
          </RouterButton>
          {isOver && (
            <RouterButton dense to={addressOf(after)} aria-label={monthYear(after)}>
              <ChevronRightIcon size={16} />
            </RouterButton>
          )}
        </Months>
        <Mark>
          {apart !== 0 ? (
            <StatusMark shape="review">Doesn’t tie out</StatusMark>
          ) : isOver ? (
            <StatusMark shape="approved">Ties out</StatusMark>
          ) : (
            <StatusMark shape="pending">In progress</StatusMark>
          )}
        </Mark>
        <Button dense icon={<DownloadIcon size={15} />} onClick={() => save(saveMonth(of))}>
          CSV
        </Button>
        <Button dense icon={<PrinterIcon size={15} />} onClick={() => window.print()}>
          Print
        </Button>
        {invoice && (
          <Button dense look="primary" icon={<DownloadIcon size={15} />} onClick={() => save(saveInvoice(invoice))}>
            Invoice PDF
          </Button>
        )}
      </StaffHead>
      <OnPaper>{paperWords(of.practicemanagement.PracticeName, todayHere())}</OnPaper>
      {fault !== null && <Banner severity="error">{fault}</Banner>}
      <UnpaidInvoices practiceId={of.practicemanagement._id} />
      <TieOut of={of} />
      <Columns>
        <div>
          <PayoutsCard of={of} chosen={chosen} onChoose={choose} />
          <DepositsCard of={of} chosen={chosen} onChoose={choose} />
        </div>
        <div>
          {deposit && <DepositCard of={of} deposit={deposit} />}
          <InvoiceCard of={of} name={monthName(month)} />
          {coming.length > 0 && <ToComeCard of={of} onChoose={choose} />}
        </div>
      </Columns>
    </>
  );
}

import { reportPaths } from '@contract/credit-transaction/paths';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { firstDayOf, lastDayOf } from '@domain/membership/provider-invoice';
import { civilDate, monthYear } from '@portals/format/dates';
import { accountName } from '@portals/format/masked-number';
import { dayIn } from '@portals/format/today';
import { Link } from 'react-router';
import { useSnapshot } from 'valtio';
import { zoneOfPractice } from '../staff/practices';
import { staff } from '../staff/staff.store';
import { stuckWords } from './invoice-words';
import type { ShownMonth } from './money.store';
import { Card, Letter } from './month-style';
import { amount, inDeposit, letterOf, monthName, usdSigned } from './month-words';
import { transactionKindWord } from './transaction-words';

type Deposit = ShownMonth['deposits'][number];
type Chooses = { of: ShownMonth; chosen: string; onChoose: (deposit: string) => void };

const short = (day: string) => civilDate(day, 'short');

/** The letter of each deposit of a month, which its payouts carry too. */
const lettersOf = ({ deposits, coming }: ShownMonth) =>
  new Map([...deposits, ...coming].map(({ _id }, place) => [_id, letterOf(place)]));

function Choice({ letter, isChosen, onPress }: { letter: string; isChosen: boolean; onPress: () => void }) {
  return (
    <Letter type="button" aria-label={`Deposit ${letter}`} aria-pressed={isChosen} onClick={onPress}>
      {letter}
    </Letter>
  );
}

/** What came to be due in the month, each with the letter of its deposit. */
export function PayoutsCard({ of, chosen, onChoose }: Chooses) {
  const { payouts, morePayouts, gross, fee, net, month, practicemanagement } = of;
  const letters = lettersOf(of);
  const { person } = useSnapshot(staff);
  const zone = zoneOfPractice(person, practicemanagement._id);
  const range = `from=${firstDayOf(month)}&to=${lastDayOf(month)}`;
  return (
    <Card aria-labelledby="month-payouts">
      <header>
        <h2 id="month-payouts">Membership payouts</h2>
        <span>Letters match payouts to deposits.</span>
      </header>
      {payouts.length === 0 ? (
        <p>Nothing was due in {monthName(month)}.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Member</th>
              <th scope="col" data-amount="" data-wide="">
                Treatments
              </th>
              <th scope="col" data-amount="" data-wide="">
                Our fee
              </th>
              <th scope="col" data-amount="">
                To practice
              </th>
              <th scope="col" data-amount="">
                Deposit
              </th>
            </tr>
          </thead>
          <tbody>
            {payouts.map((row) => {
              const letter = row.depositId === null ? undefined : letters.get(row.depositId);
              return (
                <tr key={row._id} {...(row.depositId === chosen && { 'data-chosen': '' })}>
                  <td>{short(dayIn(row.createdAt, zone))}</td>
                  <td>
                    <b>{row.name}</b>
                    <small>
                      {row.plan && `${row.plan}, `}
                      {transactionKindWord(row.kind).toLowerCase()}
                    </small>
                  </td>
                  <td data-amount="" data-wide="">
                    {amount(row.gross)}
                  </td>
                  <td data-amount="" data-wide="">
                    {row.fee < 0 ? `+${amount(-row.fee)}` : amount(-row.fee)}
                  </td>
                  <td data-amount="">
                    <b>{amount(row.net)}</b>
                  </td>
                  <td data-amount="">
                    {letter && row.depositId !== null ? (
                      <Choice
                        letter={letter}
                        isChosen={row.depositId === chosen}
                        onPress={() => onChoose(row.depositId ?? '')}
                      />
                    ) : (
                      <small>{row.net < 0 ? 'withheld later' : 'none yet'}</small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{monthName(month)}</td>
              <td data-amount="" data-wide="">
                {amount(gross)}
              </td>
              <td data-amount="" data-wide="">
                {amount(-fee)}
              </td>
              <td data-amount="">{amount(net)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      {morePayouts > 0 && (
        <p>
          Showing {payouts.length} of {payouts.length + morePayouts}.{' '}
          <Link to={`${memberStaffPaths.memberTransactions.href()}?${range}`}>See all transactions this month</Link>
        </p>
      )}
    </Card>
  );
}

/** What the bank received in the month. */
export function DepositsCard({ of, chosen, onChoose }: Chooses) {
  const { deposits, arrived, bankLastFour, month } = of;
  const letters = lettersOf(of);
  return (
    <Card aria-labelledby="month-deposits">
      <header>
        <h2 id="month-deposits">Deposits paid</h2>
        {bankLastFour && <span>{accountName('Account', bankLastFour)}</span>}
      </header>
      {deposits.length === 0 ? (
        <p>No deposits paid in {monthName(month)}.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Paid</th>
              <th scope="col">Deposit</th>
              <th scope="col" data-wide="">
                Includes
              </th>
              <th scope="col" data-amount="">
                Memberships
              </th>
            </tr>
          </thead>
          <tbody>
            {deposits.map((deposit) => (
              <tr key={deposit._id} {...(deposit._id === chosen && { 'data-chosen': '' })}>
                <td>
                  <Choice
                    letter={letters.get(deposit._id) ?? ''}
                    isChosen={deposit._id === chosen}
                    onPress={() => onChoose(deposit._id)}
                  />{' '}
                  {deposit.settledOn && short(deposit.settledOn)}
                </td>
                <td>
                  <b>{deposit.pmtRef}</b>
                  {deposit.amount !== null && deposit.amount !== deposit.memberships && (
                    <small>{usdSigned(deposit.amount)} total, including financed treatments</small>
                  )}
                </td>
                <td data-wide="">{inDeposit(deposit)}</td>
                <td data-amount="">
                  <b>{amount(deposit.memberships)}</b>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{monthName(month)}</td>
              <td data-wide="" />
              <td data-amount="">{amount(arrived)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}

/** The lines of a deposit: what it pays, and what of a cancelled plan it keeps back, with the fee that goes back with it. */
function linesOf({ lines }: Deposit) {
  return lines.flatMap(({ _id, name, plan, kind, gross, fee, amount: paid, owed, isWhole }) => {
    const title = plan ? `${name}, ${plan}` : name;
    if (paid > 0) return [{ key: _id, title, note: transactionKindWord(kind), amount: paid }];
    if (!isWhole) return [{ key: _id, title, note: `Part of ${usdSigned(owed)} owed`, amount: paid }];
    const what = kind === 'CANCELLATION' ? 'Treatments not delivered' : transactionKindWord(kind);
    return [
      { key: _id, title, note: what, amount: gross },
      { key: `${_id} fee`, title: 'Fee returned', note: '', amount: -fee },
    ];
  });
}

/** The deposit that is looked at, line by line. */
export function DepositCard({ of, deposit }: { of: ShownMonth; deposit: Deposit }) {
  const { person } = useSnapshot(staff);
  const { settledOn, settlesOn, memberships, moreLines, moreAmount } = deposit;
  const seesDeposits = person?.brand !== 'membership' && person?.permissions.includes('deposit.view');
  const when = settledOn ? short(settledOn) : settlesOn ? `expected ${short(settlesOn)}` : 'on hold';
  return (
    <Card data-lines="" aria-labelledby="month-deposit" aria-live="polite">
      <header>
        <h2 id="month-deposit">
          Deposit {lettersOf(of).get(deposit._id)}, {when}
        </h2>
        {seesDeposits && <Link to={reportPaths.deposit.href({ depositId: deposit._id })}>Open deposit</Link>}
      </header>
      <table>
        <tbody>
          {linesOf(deposit).map((line) => (
            <tr key={line.key}>
              <td>
                {line.title}
                {line.note && <small>{line.note}</small>}
              </td>
              <td data-amount="">
                {line.amount > 0 && line.note === '' ? `+${amount(line.amount)}` : amount(line.amount)}
              </td>
            </tr>
          ))}
          {moreLines > 0 && (
            <tr>
              <td>{moreLines} more</td>
              <td data-amount="">{amount(moreAmount)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{settledOn ? 'Paid' : 'Upcoming'}</td>
            <td data-amount="">{amount(memberships)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** The invoice of the month, which is apart from every deposit. */
export function InvoiceCard({ of, name }: { of: ShownMonth; name: string }) {
  const { invoice, isOver, month } = of;
  return (
    <Card data-lines="" aria-labelledby="month-invoice">
      <header>
        <h2 id="month-invoice">Invoice for {name}</h2>
        {invoice && (
          <Link to={memberStaffPaths.invoice.href({ providerId: of.practicemanagement._id, month })}>
            {invoice.ref}
          </Link>
        )}
      </header>
      {invoice ? (
        <>
          <table>
            <tbody>
              {invoice.lines.map((line) => (
                <tr key={`${line.kind} ${line.each} ${line.note}`}>
                  <td>
                    {line.title}
                    <small>{line.note}</small>
                  </td>
                  <td data-amount="">{amount(line.amount)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td>Invoice</td>
                <td data-amount="">{usdSigned(invoice.total)}</td>
              </tr>
            </tfoot>
          </table>
          <p>Billed separately from deposits. {stuckWords(invoice)}</p>
        </>
      ) : (
        <p>{isOver ? `No invoice for ${monthYear(month)}.` : `We’ll issue it after ${monthYear(month)} ends.`}</p>
      )}
    </Card>
  );
}

/** Deposits that were on their way when the month ended. */
export function ToComeCard({ of, onChoose }: Omit<Chooses, 'chosen'>) {
  const letters = lettersOf(of);
  return (
    <Card data-lines="" aria-labelledby="month-coming">
      <header>
        <h2 id="month-coming">{of.isOver ? 'Paid later' : 'Upcoming'}</h2>
      </header>
      <table>
        <tbody>
          {of.coming.map((deposit) => (
            <tr key={deposit._id}>
              <td>
                <Choice
                  letter={letters.get(deposit._id) ?? ''}
                  isChosen={false}
                  onPress={() => onChoose(deposit._id)}
                />{' '}
                {inDeposit(deposit)}
                <small>
                  Created {short(deposit.madeOn)}
                  {deposit.settledOn ? `, paid ${short(deposit.settledOn)}` : ''}
                  {!deposit.settledOn && deposit.settlesOn ? `, expected ${short(deposit.settlesOn)}` : ''}
                </small>
              </td>
              <td data-amount="">{amount(deposit.memberships)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

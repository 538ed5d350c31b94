import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { usd } from '../../words/amounts';
import { Area } from '../area';
import { Body, SettingsPage } from '../settings-page';
import { BankDialog } from './bank-dialog';
import { bankWords, cardWords, feeWords, openWords } from './copy';
import { FirstFee } from './first-fee';
import { loadOptions, saveOptions } from './options.actions';
import { options, type Shown } from './options.store';
import { Columns, OptionsAside } from './options-aside';
import { OptionsForm } from './options-form';

/** How a practice pays for the membership program (membership §2 Provider membership portal). */
export function PaymentOptionsScreen() {
  return (
    <SettingsPage title="Payment options">
      {({ practiceId, mayEdit }) => <Loaded key={practiceId} practiceId={practiceId} mayEdit={mayEdit} />}
    </SettingsPage>
  );
}

function Loaded({ practiceId, mayEdit }: { practiceId: string; mayEdit: boolean }) {
  const { data, error } = useSnapshot(options.practice);
  useEffect(() => void loadOptions(practiceId), [practiceId]);
  const of = data?.ownerId === practiceId ? data : null;
  return (
    <Body>
      <Area isThere={of !== null} error={error} retry={() => loadOptions(practiceId)} what="payment options">
        {of && (
          <Columns>
            {mayEdit ? <Editor of={of} /> : <Facts of={of} />}
            <div style={{ display: 'grid', gap: 24 }}>
              <OptionsAside of={of} />
              {mayEdit && <FirstFee of={of} />}
            </div>
          </Columns>
        )}
      </Area>
    </Body>
  );
}

function Editor({ of }: { of: Shown }) {
  const navigate = useNavigate();
  const [isBank, setBank] = useState(false);
  const latest = (): Shown => options.practice.data ?? of;
  return (
    <div>
      <OptionsForm
        of={of}
        latest={latest}
        save={saveOptions}
        onBank={() => setBank(true)}
        onCard={() => void navigate(paymentOptionsPaths.practiceCard.href())}
      />
      {isBank && (
        <BankDialog
          whose="the practice"
          open={openWords(of.standing.open)}
          save={(bankInfo) => saveOptions({ bankInfo, paymentMethod: 'BANK' }, latest())}
          onClose={() => setBank(false)}
        />
      )}
    </div>
  );
}

/** For whoever may not change them. */
function Facts({ of }: { of: Shown }) {
  const { paymentOptions: is, standing, bankInfo, cardDetails } = of;
  const isYear = is.paymentPeriod === 'ANNUAL';
  return (
    <div style={{ display: 'grid', gap: 14 }}>
      <MoneySummary
        lines={[
          {
            label: 'Platform fee',
            value: is.feesPaidByEnterprise
              ? `Paid by ${standing.enterprise?.name}`
              : isYear
                ? `${usd(standing.saasOfYear)} a year`
                : `${usd(standing.saasOfMonth)} a month`,
          },
          {
            label: 'Pay invoices from',
            value: is.paymentMethod === 'CARD' ? cardWords(cardDetails) : bankWords(bankInfo),
          },
          { label: 'Membership fee', value: feeWords(is) },
        ]}
      />
      <Note>A practice administrator can change these options.</Note>
    </div>
  );
}

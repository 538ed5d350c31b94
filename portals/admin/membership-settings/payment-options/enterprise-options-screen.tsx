import { paymentOptionsPaths } from '@contract/payment-options/paths';
import type { Frozen } from '@portals/state/frozen';
import { Note } from '@portals/ui/card';
import { RouterButton } from '@portals/ui/router-button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BankDialog } from './bank-dialog';
import { openWords } from './copy';
import { saveEnterpriseOptions } from './enterprise.actions';
import { EnterprisePage } from './enterprise-page';
import { type EnterpriseOptions, options, type Shown } from './options.store';
import { Columns, OptionsAside } from './options-aside';
import { OptionsForm } from './options-form';

/** How an enterprise pays for its practices (provider-admin §2 enterprise payment options). */
export function EnterpriseOptionsScreen() {
  return (
    <EnterprisePage
      title="Enterprise payment options"
      acts={({ ownerId }) => (
        <RouterButton dense to={paymentOptionsPaths.enterprise.href(ownerId)}>
          Billing
        </RouterButton>
      )}
    >
      {(of, { edit }) => (
        <Columns>
          {edit ? (
            <Editor key={of.ownerId} of={of} />
          ) : (
            <Note>An enterprise administrator can change these options.</Note>
          )}
          <OptionsAside of={of} />
        </Columns>
      )}
    </EnterprisePage>
  );
}

function Editor({ of }: { of: Frozen<EnterpriseOptions> }) {
  const navigate = useNavigate();
  const [isBank, setBank] = useState(false);
  const latest = (): Shown => options.enterprise.data ?? of;
  return (
    <div>
      <OptionsForm
        of={of}
        latest={latest}
        save={saveEnterpriseOptions}
        isEnterprise
        onBank={() => setBank(true)}
        onCard={() => void navigate(paymentOptionsPaths.enterpriseCard.href(of.ownerId))}
      />
      {isBank && (
        <BankDialog
          whose={of.standing.enterprise?.name ?? 'the enterprise'}
          open={openWords(of.standing.open)}
          save={(bankInfo) => saveEnterpriseOptions({ bankInfo, paymentMethod: 'BANK' }, latest())}
          onClose={() => setBank(false)}
        />
      )}
    </div>
  );
}

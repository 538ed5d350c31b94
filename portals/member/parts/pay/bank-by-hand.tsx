import { TroubleBanner } from '@portals/form/trouble-banner';
import { BankFields, useBankForm } from '@portals/pay/bank-fields';
import { Column } from '@portals/pay/column';
import { Button } from '@portals/ui/button';
import { CardTitle } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { saveBank } from '../../stores/ways.actions';
import type { Way } from '../../stores/ways.store';
import { copy } from './copy';

/** A bank account by hand. */
export function BankByHand({ onSaved, onBack }: { onSaved: (way: Way) => unknown; onBack: () => void }) {
  const form = useBankForm(saveBank, onSaved);
  return (
    <form {...form.props}>
      <TroubleBanner trouble={form.trouble} onAgain={form.again} />
      <ErrorSummary {...form.summary} />
      <CardTitle>{copy.bankTitle}</CardTitle>
      <BankFields form={form} />
      <Column>
        <Button look="primary" big type="submit" pending={form.pending} pendingText={copy.saving}>
          {copy.save}
        </Button>
        <Button look="text" wide onClick={onBack}>
          {copy.back}
        </Button>
      </Column>
    </form>
  );
}

import { saveManualBank as saveManualBankCall } from '@contract/payment-method/calls';
import { command } from '../../command/command';
import { addOwnBank, agreedHash } from './add-bank';

/** A bank account that was entered by hand (borrower §7 `POST /apply/save-manual-bank-info`). Does what `addOwnBank` does. */
export const saveManualBank = command(saveManualBankCall)(({ body }, context) =>
  addOwnBank(context, {
    secret: { kind: 'BANK', routingNumber: body.routingNumber, accountNumber: body.accountNumber },
    source: 'MANUAL',
    bankName: body.bankName ?? '',
    accountType: body.accountType ?? null,
    authorizationHash: agreedHash(body),
  }),
);

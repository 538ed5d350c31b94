import { listPaymentMethods } from '@contract/calls/payment-method';
import { type Route, serve } from '../../http/serve';
import { authorizePaymentMethod, removePaymentMethod, selectPaymentOption } from './change-methods';
import { viewMethods } from './payment-method.view';
import { saveManualBank } from './save-manual-bank';

export const paymentMethodRoutes: readonly Route[] = [
  serve(listPaymentMethods)(async ({ actor }, deps) => ({
    data: await viewMethods(deps.database.read, actor.borrowerId),
  })),
  saveManualBank,
  authorizePaymentMethod,
  selectPaymentOption,
  removePaymentMethod,
];

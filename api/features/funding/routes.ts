import { getProviderFund } from '@contract/funding/calls';
import { exportDeposit, getDeposit } from '@contract/funding/deposit-calls';
import { type Route, serve } from '../../http/serve';
import { depositFile, viewDeposit } from './deposit.view';
import { depositListRoutes } from './list-deposits';
import { providerTransactionRoutes } from './list-provider-transactions';
import { reprocessDeferred, reprocessFailed } from './reprocess-deposit';
import { suspendFunds } from './suspend-funds';
import { viewProviderFund } from './view-provider-fund';

export const fundingRoutes: readonly Route[] = [
  suspendFunds,
  serve(getProviderFund)((request, { database }) => viewProviderFund(request, database)),
  reprocessFailed,
  reprocessDeferred,
  ...depositListRoutes,
  ...providerTransactionRoutes,
  serve(getDeposit)(async ({ params: { depositId } }, deps) => ({
    deposit: await viewDeposit(deps.database.read, depositId),
  })),
  serve(exportDeposit)(async ({ params: { depositId } }, deps) => ({
    body: new TextEncoder().encode(depositFile(await viewDeposit(deps.database.read, depositId))),
  })),
];

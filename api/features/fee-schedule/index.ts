export { keepAgreedBefore } from './agreed-before';
export { feesOwed } from './fees-owed';
export { ensureSchedulePdf } from './keep-paper';
export { keepAgreedPrices } from './keep-prices';
export { prepareSchedule } from './send-schedule';

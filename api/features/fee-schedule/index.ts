export { keepAgreedBefore } from './agreed-before';
export { feesOwed } from './fees-owed';
export { keepAgreedPrices } from './keep-prices';
export { prepareSchedule } from './send-schedule';

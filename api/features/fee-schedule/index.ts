export { keepAgreedBefore } from './agreed-before';
export { feesOwed } from './fees-owed';
export { prepareSchedule } from './send-schedule';

export { type Household, openHousehold, sealHousehold } from './household';
export { type ExtendedCredit, noticeSpouse } from './notice-spouse';
export { householdJobs, postSpouseNotice } from './post-spouse-notice';
export { homeOfBorrower } from './spouse-notice.reads';
export { viewNoticesOf, viewPartnerNotice } from './spouse-notice.view';

export { sitesOfPlace } from './enrollment-place';
export { type Lead, type LeadSecrets, leadOf, listedLeads, secretsOfLead } from './leads';
export { mailedAgreement } from './mailed-agreement';
export { printedAgreement, rememberTakenUp, signedEnrollment } from './signed-enrollment';

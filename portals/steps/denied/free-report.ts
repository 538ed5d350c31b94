/** Where anybody gets their free credit reports (15 USC 1681j, 12 CFR 1022.136). */
export const FREE_REPORT_URL = 'https://www.annualcreditreport.com';

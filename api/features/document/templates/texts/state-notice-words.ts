/** The notices of the states, by their codes. */
export const noticeWords = {
  CA: (creditor) => [
    'California: If you are married, you may apply for a separate account. After credit approval, each applicant has the right to use the account up to its limit and may be liable for all amounts of credit extended under the account to any joint applicant.',
    `California: A negative credit report reflecting on your credit record may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations with ${creditor}. No deferred-interest plan is arranged on a device of your practice.`,
  ],
  IL: () => [
    'Illinois: Residents of Illinois may contact the Illinois Department of Financial and Professional Regulation for comparative information on interest rates, charges, fees and grace periods.',
  ],
  MD: () => [
    'Maryland: We elect to be governed by Title 12, Subtitle 10 of the Commercial Law Article of the Annotated Code of Maryland, to the extent that federal law does not govern.',
  ],
  NJ: () => [
    'New Jersey: Because certain provisions of this document are subject to applicable law, they may be void, unenforceable or inapplicable in some jurisdictions. None of these provisions is void, unenforceable or inapplicable in New Jersey.',
  ],
  NY: () => [
    'New York: A consumer credit report may be requested in connection with your application and with later updates, renewals or extensions of credit. If you ask, we tell you whether a report was requested and give you the name and address of the agency that furnished it.',
    'New York: Residents of New York may contact the New York State Department of Financial Services, 1-800-342-3736 or www.dfs.ny.gov, for a comparative listing of credit rates, fees and grace periods.',
  ],
  OH: () => [
    'Ohio: The Ohio laws against discrimination require that all creditors make credit equally available to all creditworthy customers, and that credit reporting agencies maintain separate credit histories on each individual upon request. The Ohio Civil Rights Commission administers compliance with this law.',
  ],
  RI: () => ['Rhode Island: Credit reports may be requested in connection with an application for credit.'],
  TX: () => [
    'Texas: This written agreement is the final agreement between the parties and may not be contradicted by evidence of prior, contemporaneous or later oral agreements. There are no unwritten oral agreements between the parties.',
  ],
  UT: () => [
    'Utah: As required by Utah law, you are notified that a negative credit report reflecting on your credit record may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations.',
  ],
  VT: () => [
    'Vermont: By applying you consent to our obtaining your credit report to evaluate your application and for any other legitimate purpose connected with the account, such as reviewing it, changing its limit or collecting it.',
  ],
  WI: (creditor) => [
    `Wisconsin, notice to married residents: No provision of a marital property agreement, a unilateral statement under section 766.59 of the Wisconsin Statutes or a court decree under section 766.70 adversely affects the interest of ${creditor} unless ${creditor}, before the credit is granted, is furnished a copy of the agreement, statement or decree or has actual knowledge of the adverse provision when the obligation is incurred.`,
    'Wisconsin: If you are married, you confirm that this obligation is incurred in the interest of your marriage or family. We are required to give your spouse written notice that credit has been extended to you, before a payment is due. Your spouse’s information is used for that notice only and never to decide about credit.',
  ],
} satisfies Readonly<Record<string, (creditor: string) => string[]>>;

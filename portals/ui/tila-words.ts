export const words = {
  box: 'Federal Truth in Lending disclosure',
  apr: 'ANNUAL PERCENTAGE RATE',
  aprWhy: 'The cost of your credit as a yearly rate.',
  charge: 'FINANCE CHARGE',
  chargeWhy: 'The dollar amount the credit will cost you.',
  financed: 'Amount financed',
  financedWhy: 'The amount of credit provided to you or on your behalf.',
  total: 'Total of payments',
  totalWhy: 'The amount you will have paid after you have made all payments as scheduled.',
  payments: 'Payments',
  amount: 'Amount',
  due: 'When due',
};

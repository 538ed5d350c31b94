import { estimateWords } from '@domain/payment-plan/estimate-words';

/** Words of the rates on a page of several practices. */
export const ratesWords: typeof estimateWords = {
  ...estimateWords,
  example: ({ least, most, amount, apr, months, payments, total }) =>
    `Plans from ${least}% to ${most}% APR, depending on your credit, the plan, and your state. Example: ${amount} over ${months} months at ${apr} APR is ${payments}, for a total of ${total}.`,
};

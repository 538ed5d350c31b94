/** What the credit score disclosure says. Source: 12 CFR 1022.74(e) and model form H-4, 1022.74(f) and model form H-5. */
export const scoreWords = {
  title: 'Your credit score and the price you pay for credit',
  titleWithout: 'Credit scores and the price you pay for credit',
  date: (day: string) => `Date: ${day}`,
  reader: (name: string, number: number) => `For: ${name}. Application number: ${number}.`,
  sample: (creditor: string) =>
    `The rates of the plans that ${creditor} offers depend on the applicant’s credit file. Everyone who is approved receives this disclosure. Your own copy shows your score, its date, the agency that provided it, the range of scores, how yours compares to those of other consumers, and what lowered it.`,
  yours: 'Your credit score',
  scoreIs: (value: number) => `Your credit score: ${value}.`,
  source: (agency: string, day: string) => `Source: ${agency}. Date: ${day}.`,
  toKnow: 'What you should know about credit scores',
  understanding: [
    'Your credit score is a number that reflects the information in your credit report.',
    'Your credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.',
    'Your credit score can change, depending on how your credit history changes.',
  ],
  use: 'How we use your credit score',
  used: 'Your credit score can affect whether you can get a loan and how much you will have to pay for that loan.',
  range: 'The range of scores',
  ranges: (lowest: number, highest: number) =>
    `Scores range from a low of ${lowest} to a high of ${highest}. Generally, the higher your score, the more likely you are to be offered better credit terms.`,
  comparison: 'How your score compares to the scores of other consumers',
  noComparison: (agency: string) =>
    `${agency} did not give us a comparison with this score. You can ask ${agency} how your score compares.`,
  higherThan: (percent: number) => `Your credit score ranks higher than ${percent} percent of U.S. consumers.`,
  factors: 'Key factors that adversely affected your credit score',
  notAvailable: (agency: string) =>
    `Your credit score is not available from ${agency}, which is a consumer reporting agency, because it may not have enough information about your credit history to calculate a score.`,
  understandingWithout: [
    'A credit score is a number that reflects the information in a credit report.',
    'A credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.',
    'Credit scores can change, depending on how a consumer’s credit history changes.',
  ],
  why: 'Why credit scores are important',
  important: [
    'Credit scores are important because consumers who have higher credit scores generally will get more favorable credit terms.',
    'Not having a credit score can affect whether you can get a loan and how much you will have to pay for that loan.',
  ],
  checking: [
    [
      'What if there are mistakes in your credit report?',
      'You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact the consumer reporting agency.',
      'It is a good idea to check your credit report to make sure the information it contains is accurate.',
    ],
    [
      'How can you obtain a copy of your credit report?',
      'Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting agencies once a year. To order your free annual credit report:',
      'By telephone: call toll-free 1-877-322-8228. On the web: visit www.annualcreditreport.com. By mail: send the Annual Credit Report Request Form, which you find at www.ftc.gov, to Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281.',
    ],
    [
      'How can you get more information?',
      'For more information about credit reports and your rights under federal law, visit the Consumer Financial Protection Bureau’s website at www.consumerfinance.gov/learnmore.',
    ],
  ] as readonly (readonly [string, ...string[]])[],
};

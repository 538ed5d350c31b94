import type { Draw } from '../draw';

export type ExamQuestion = {
  readonly questionId: string;
  readonly text: string;
  readonly options: readonly { readonly optionId: string; readonly text: string }[];
  readonly rightOptionId: string;
};

const NONE_OF_THE_ABOVE = 'None of the above';
const CHOICES = 4;

/** Questions as identity bureaus ask them; every name in the options is made up. */
const topics: readonly { readonly text: string; readonly pool: readonly string[] }[] = [
  {
    text: 'Which of these streets have you lived on?',
    pool: [
      'Alder Creek Road',
      'Quarry Hill Lane',
      'Sycamore Bend',
      'Harvest Mill Court',
      'Old Ferry Street',
      'Larkspur Way',
    ],
  },
  {
    text: 'Which of these companies financed a vehicle of yours?',
    pool: [
      'Pinebrook Auto Finance',
      'Two Rivers Credit Union',
      'Meridian Motor Credit',
      'Lakefront Savings',
      'Copperline Lending',
    ],
  },
  {
    text: 'In which of these counties have you owned or rented a home?',
    pool: ['Travis County', 'Maricopa County', 'King County', 'Cook County', 'Broward County', 'Dane County'],
  },
  {
    text: 'In what range is the monthly payment of your largest loan?',
    pool: ['$0 to $150', '$151 to $300', '$301 to $450', '$451 to $600', '$601 to $900'],
  },
  {
    text: 'Which of these people do you know?',
    pool: ['Theodora Vance', 'Marcus Ellery', 'Priya Castellan', 'Owen Birchall', 'Lucinda Frost', 'Hector Ames'],
  },
  {
    text: 'In what year was your oldest credit card opened?',
    pool: ['2004', '2008', '2011', '2014', '2017', '2019'],
  },
];

/** Four or five questions with five options each; the last option is always none of the above. */
export function drawQuestions(draw: Draw): ExamQuestion[] {
  const count = draw.between(4, 5);
  return draw
    .shuffled(topics)
    .slice(0, count)
    .map((topic, index) => {
      const texts = [...draw.shuffled(topic.pool).slice(0, CHOICES), NONE_OF_THE_ABOVE];
      const options = texts.map((text, place) => ({ optionId: `o${place + 1}`, text }));
      return {
        questionId: `q${index + 1}`,
        text: topic.text,
        options,
        rightOptionId: `o${draw.between(1, texts.length)}`,
      };
    });
}

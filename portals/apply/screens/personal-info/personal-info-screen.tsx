import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { apply } from '../../stores/apply.store';
import { type Part, shownPart } from '../../stores/personal-parts';
import { AddressQuestion } from './address-question';
import { AmountQuestion } from './amount-question';
import { ConsentQuestion } from './consent-question';
import { IncomeQuestion } from './income-question';
import { MarriedQuestion } from './married-question';
import { NameQuestion } from './name-question';
import type { QuestionProps } from './part-page';
import { PatientQuestion } from './patient-question';
import { PhoneQuestion } from './phone-question';
import { Review } from './review';
import { SpouseQuestion } from './spouse-question';
import { SsnQuestion } from './ssn-question';

const questions: Record<Part, ComponentType<QuestionProps>> = {
  name: NameQuestion,
  address: AddressQuestion,
  phone: PhoneQuestion,
  ssn: SsnQuestion,
  income: IncomeQuestion,
  amount: AmountQuestion,
  married: MarriedQuestion,
  spouse: SpouseQuestion,
  patient: PatientQuestion,
  consent: ConsentQuestion,
  review: Review,
};

/** The questions about the person, one a screen, chosen by `part` in the address. */
export function PersonalInfoScreen() {
  const { data } = useSnapshot(apply).application;
  const wanted = useSearchParams()[0].get('part');
  if (!data) return null;
  const part = shownPart(data, wanted);
  const Question = questions[part];
  return <Question key={part} application={data} />;
}

import { ofEach, type PersonalField, type PersonalRow, type personalFields } from '@domain/personal-fields';
import { addressText, civilDateText, personName, stateCode, zipCode } from '../schema';
import * as z from '../z';

type AnswerOf<R> = R extends { kind: 'state' } ? ReturnType<typeof stateCode> : z.ZodMiniType<string, string>;

function answerOf(row: PersonalRow): z.ZodMiniType<string, string> {
  switch (row.kind) {
    case 'name':
      return personName(row.max);
    case 'line':
      // Empty for a person without one.
      return row.missing === null ? z.union([addressText(row.max), z.literal('')]) : addressText(row.max);
    case 'day':
      return civilDateText();
    case 'state':
      return stateCode();
    case 'zip':
      return zipCode();
  }
}

/** Every field that staff change of a person, as a call takes it: what is left out stays. */
export const personalAnswers = ofEach((row) => z.optional(answerOf(row))) as unknown as {
  readonly [F in PersonalField]: z.ZodMiniOptional<AnswerOf<(typeof personalFields)[F]>>;
};

/** The same fields as a file shows them: null before they were given. */
export const personalShape = ofEach(() => z.nullable(z.string()));

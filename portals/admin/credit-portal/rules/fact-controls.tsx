import type { WireFact } from '@contract/versioned-tables/rule-condition';
import type { Scalar } from '@domain/underwriting/configuration';
import { FIELD_WORDS, valueWords } from '@domain/underwriting/field-words';
import { type FieldName, fieldOf, isFieldName } from '@domain/underwriting/fields';
import { COMPARED_FIELDS, type OperatorKey, operatorOf, operatorsOf, withField, withOperator } from './condition-moves';
import { InlineSelect, InlineTicks, TypedValue } from './inline-controls';
import { unitOf } from './value-units';

const FACTS = COMPARED_FIELDS.map((name) => [name, FIELD_WORDS[name].subject] as const).toSorted((one, other) =>
  one[1].localeCompare(other[1], 'en'),
);

type FactProps = { fact: WireFact; firstId?: string | undefined; onFact: (fact: WireFact) => void };

/** One comparison, each part of it a control: the fact, what is asked of it, and what it is compared with. */
export function FactControls({ fact, firstId, onFact }: FactProps) {
  const isBoolean = isFieldName(fact.field) && fieldOf(fact.field).kind === 'boolean';
  return (
    <>
      <InlineSelect
        label="Fact"
        value={fact.field}
        options={FACTS}
        onValue={(field) => onFact(withField(field))}
        {...(firstId !== undefined && { id: firstId })}
      />
      {isBoolean ? <Answered fact={fact} onFact={onFact} /> : <Asked fact={fact} onFact={onFact} />}
    </>
  );
}

const nameOf = (field: string): string => (isFieldName(field) ? FIELD_WORDS[field].subject : field);

/** A fact that is so or not: both answers are said as the sentence says them. */
function Answered({ fact, onFact }: FactProps) {
  const { yes = 'yes', no = 'no' } = FIELD_WORDS[fact.field as FieldName];
  const isTrue = (fact.values[0] === true) === (fact.op === 'eq');
  const answer = (next: string) =>
    next === 'true' || next === 'false'
      ? onFact({ ...fact, op: 'eq', values: [next === 'true'] })
      : onFact(withOperator(fact, next as OperatorKey));
  return (
    <InlineSelect
      label={`Value for ${nameOf(fact.field)}`}
      value={fact.op === 'isNull' ? operatorOf(fact) : String(isTrue)}
      options={[
        ['true', yes],
        ['false', no],
        ['isNull', 'is missing'],
        ['isKnown', 'is not missing'],
      ]}
      onValue={answer}
    />
  );
}

function Asked({ fact, onFact }: FactProps) {
  const name = nameOf(fact.field);
  const key = operatorOf(fact);
  return (
    <>
      <InlineSelect
        label={`Comparison for ${name}`}
        value={key}
        options={operatorsOf(fact.field)}
        onValue={(next) => onFact(withOperator(fact, next as OperatorKey))}
      />
      {key !== 'isNull' && key !== 'isKnown' && <Compared name={name} fact={fact} onFact={onFact} />}
    </>
  );
}

function Compared({ name, fact, onFact }: FactProps & { name: string }) {
  const field = isFieldName(fact.field) ? fieldOf(fact.field) : null;
  if (field && (field.kind === 'choice' || field.kind === 'set'))
    return <Chosen name={name} fact={fact} onFact={onFact} all={field.values} />;
  const unit = unitOf(fact.field);
  const put = (at: number) => (value: Scalar) =>
    onFact({ ...fact, values: fact.values.map((one, index) => (index === at ? value : one)) });
  const ends = fact.op === 'between' ? [`${name} from`, `${name} to`] : [`Value for ${name}`];
  return ends.map((label, at) => (
    <TypedValue<Scalar>
      // Two ends at most, and each stays where it is.
      key={label}
      {...unit}
      label={label}
      value={fact.values[at] ?? 0}
      onValue={put(at)}
    />
  ));
}

function Chosen({ name, fact, onFact, all }: FactProps & { name: string; all: readonly string[] }) {
  const words = (value: string) => valueWords(fact.field as FieldName, value);
  if (fact.op !== 'in' && fact.op !== 'notIn') {
    return (
      <InlineSelect
        label={`Value for ${name}`}
        value={String(fact.values[0])}
        options={all.map((value) => [value, words(value)] as const)}
        onValue={(value) => onFact({ ...fact, values: [value] })}
      />
    );
  }
  return (
    <InlineTicks
      legend={`Values for ${name}`}
      options={all.map((value) => [value, words(value)] as const)}
      chosen={fact.values.map(String)}
      // One stays: a list of nothing asks nothing.
      onChosen={(values) => values.length > 0 && onFact({ ...fact, values })}
    />
  );
}

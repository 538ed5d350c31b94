import { Checkbox, RadioCards, SegmentedControl } from '@portals/ui/choices';
import { ChevronDownIcon } from '@portals/ui/icons';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useId } from 'react';
import styled from 'styled-components';
import { type Choice, isIgnored, type Place, valuesOf } from './choice';
import { designWords, placeWords, positionWords, sizeWords, typeWords } from './words';

const Form = styled.div`display: grid; gap: 18px; min-width: 0; > * { margin-top: 0; }`;
const More = styled.details`
  border-top: 1px solid var(--line); padding-top: 10px;
  summary { min-height: 32px; display: flex; align-items: center; cursor: pointer; font-weight: 600; gap: 8px; }
  &[open] summary svg { transform: rotate(180deg); }
  > div { display: grid; gap: 16px; padding-top: 10px; > * { margin-top: 0; } }
  @media (pointer: coarse) { summary { min-height: 44px; } }
`;

export type ChoicesFormProps = {
  choice: Choice;
  onChoice: (part: Partial<Choice>) => void;
  /** What the practice offers; undefined shows every type. */
  enrollments: readonly string[] | undefined;
  pinningFailed: boolean;
};

/** Every choice of the table of attributes, in the order in which people decide. */
export function ChoicesForm({ choice, onChoice, enrollments, pinningFailed }: ChoicesFormProps) {
  const id = useId();
  const field = (name: string) => ({ id: `${id}-${name}`, name: `${id}-${name}` });
  const types = (['', ...valuesOf('type')] as const).filter(
    (type) => !enrollments || enrollments.includes(typeWords[type].needs),
  );
  const isButton = choice.place !== 'inline';
  return (
    <Form>
      <Select
        {...field('type')}
        label="Widget type"
        hint={typeWords[choice.type ?? ''].detail}
        value={choice.type}
        onChange={(event) => onChoice({ type: types.find((type) => type === event.target.value) ?? '' })}
        options={types.map((type) => ({ value: type, label: typeWords[type].label }))}
      />
      <RadioCards
        {...field('place')}
        label="Placement"
        value={choice.place}
        onValue={(place) => onChoice({ place: place as Place })}
        options={Object.entries(placeWords).map(([value, { label, detail }]) => ({ value, title: label, detail }))}
      />
      {isButton && (
        <Select
          {...field('button')}
          label="Design"
          value={choice.button}
          onChange={(event) => onChoice({ button: valueIn(valuesOf('button'), event.target.value) })}
          options={valuesOf('button').map((value) => ({ value, label: designWords[value] }))}
        />
      )}
      {choice.place === 'floating' && (
        <Select
          {...field('position')}
          label="Corner"
          value={choice.position}
          onChange={(event) => onChoice({ position: valueIn(valuesOf('position'), event.target.value) })}
          options={valuesOf('position').map((value) => ({ value, label: positionWords[value] }))}
        />
      )}
      {isButton && (
        <SegmentedControl
          {...field('size')}
          label="Size"
          value={choice.size}
          onValue={(value) => onChoice({ size: valueIn(valuesOf('size'), value) })}
          options={valuesOf('size').map((value) => ({ value, label: sizeWords[value] }))}
        />
      )}
      {isButton && (
        <TextField
          {...field('label')}
          label="Button text"
          optional
          maxLength={40}
          value={choice.label}
          error={isIgnored('label', choice.label) ? 'Use 1 to 40 plain characters.' : undefined}
          onChange={(event) => onChoice({ label: event.target.value })}
        />
      )}
      <MoreChoices choice={choice} onChoice={onChoice} field={field} pinningFailed={pinningFailed} />
    </Form>
  );
}

function MoreChoices({
  choice,
  onChoice,
  field,
  pinningFailed,
}: Omit<ChoicesFormProps, 'enrollments'> & { field: (name: string) => { id: string; name: string } }) {
  const isButton = choice.place !== 'inline';
  return (
    <More>
      <summary>
        More options
        <ChevronDownIcon size={16} />
      </summary>
      <div>
        <TextField
          {...field('amount')}
          label="Starting price"
          hint="In dollars, like 4500. It never appears in a URL."
          optional
          inputMode="decimal"
          value={choice.amount}
          error={isIgnored('amount', choice.amount) ? 'Enter dollars, like 4500 or $4,500.' : undefined}
          onChange={(event) => onChoice({ amount: event.target.value })}
        />
        <TextField
          {...field('lang')}
          label="Language"
          hint="Like en or es-MX. If empty, we use your page’s language."
          optional
          value={choice.lang}
          error={isIgnored('lang', choice.lang) ? 'Enter a language code, like en or es-MX.' : undefined}
          onChange={(event) => onChoice({ lang: event.target.value })}
        />
        {isButton && (
          <TextField
            {...field('open-on')}
            label="Open from a # link"
            hint="For example, with “apply”, a link to #apply opens the dialog."
            optional
            value={choice.openOn}
            error={isIgnored('open-on', choice.openOn) ? 'Use only letters, numbers, - and _.' : undefined}
            onChange={(event) => onChoice({ openOn: event.target.value })}
          />
        )}
        {isButton && (
          <Checkbox
            {...field('back')}
            checked={choice.backButton}
            onChange={(event) => onChoice({ backButton: event.target.checked })}
          >
            The browser’s back button closes the dialog
          </Checkbox>
        )}
        <Checkbox
          {...field('plain-link')}
          checked={choice.plainLink}
          onChange={(event) => onChoice({ plainLink: event.target.checked })}
        >
          Add a link for visitors without JavaScript
        </Checkbox>
        <Checkbox
          {...field('pinned')}
          checked={choice.pinned}
          error={
            choice.pinned && pinningFailed
              ? 'We couldn’t load the digest. Clear the checkbox, then try again.'
              : undefined
          }
          onChange={(event) => onChoice({ pinned: event.target.checked })}
        >
          Pin one version with its digest. A pinned version gets no updates, so use this only if your security rules
          require it.
        </Checkbox>
      </div>
    </More>
  );
}

/** The value of a list that a control named; the first one where it named none. */
function valueIn<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}

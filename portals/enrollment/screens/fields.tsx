import { hasLink } from '@domain/link-in-text';
import { isPersonName } from '@domain/person-name';
import { isPrintable } from '@domain/printable';
import { US_STATES } from '@domain/us-states';
import { zipFault } from '@portals/steps/address-fields';
import { needed, state, zip } from '@portals/steps/rules';
import { copy as rules } from '@portals/steps/rules-copy';
import { DigitsField } from '@portals/ui/masked-fields';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { copy } from './copy';

/** What a form gives a field. */
export type FieldOf = (name: string) => {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue?: string;
};

/** Fields side by side, one under the other where there is no room: on a narrow page, and for the words of what is wrong. */
export const Row = styled.div<{ $columns?: string }>`
  display: grid; gap: 0 12px; grid-template-columns: ${(props) => props.$columns ?? '1fr 1fr'}; align-items: end; margin-top: var(--field-gap);
  > * { margin-top: 0; }
  &:has([aria-invalid='true']) { grid-template-columns: 1fr; > * + * { margin-top: var(--field-gap); } }
  @media (max-width: 340px) { grid-template-columns: 1fr; > * + * { margin-top: var(--field-gap); } }
`;
/** A part of a question. */
export const Part = styled.h2`
  font-size: 18px; line-height: 25px; font-weight: 650; margin: 34px 0 0;
  + p { font-size: var(--hint-text); line-height: var(--hint-line); color: var(--ink-3); margin-top: 2px; }
`;
/** One tick as a card, as "It's me". */
export const TickCard = styled.div`
  margin-top: 20px; padding: 4px 16px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1.5px var(--line-2);
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--primary-line); background: var(--primary-50); }
  span { font-weight: 600; color: var(--ink); }
`;

const noLink = z.refine<string>((line) => !hasLink(line) && isPrintable(line), rules.noLink);

export const addressLine = (sentence: string) => needed(sentence).check(noLink);
export const cityLine = () => needed(copy.needed.city, 80).check(noLink);
export const unitLine = () => z.string().check(z.trim(), z.maxLength(30, rules.long(30)), noLink);
export const placeShape = { unitApartment: unitLine(), city: cityLine(), state: state(), zipCode: zip() };

/** Holds a ZIP code against its state. */
export const zipOfState = <T extends { state: string; zipCode: string }>() =>
  z.check<T>((payload) => {
    const message = zipFault(payload.value.state, payload.value.zipCode);
    if (message) payload.issues.push({ code: 'custom', input: payload.value.zipCode, path: ['zipCode'], message });
  });

export const nameOf = (sentence: string, label: string) =>
  needed(sentence, 60).check(z.refine(isPersonName, rules.personName(label)));
/** Of a business: toll-free ones too. */
export const anyPhone = (sentence: string = copy.needed.phone) =>
  z.string().check(z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, sentence));

export function NameFields({ field, at }: { field: FieldOf; at: string }) {
  return (
    <Row>
      <TextField label={copy.first} autoComplete="off" autoCapitalize="words" {...field(`${at}.firstName`)} />
      <TextField label={copy.last} autoComplete="off" autoCapitalize="words" {...field(`${at}.lastName`)} />
    </Row>
  );
}

export function EmailField({ field, at, label = copy.email }: { field: FieldOf; at: string; label?: string }) {
  return (
    <TextField
      type="email"
      label={label}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...field(at)}
    />
  );
}

const states = US_STATES.map(({ stateCode }) => ({ value: stateCode, label: stateCode }));

type PlaceFieldsProps = { field: FieldOf; at: string; unit: string; onState?: (stateCode: string) => void };

/** Unit, city, state and ZIP code; the street above has a name of its own. */
export function PlaceFields({ field, at, unit, onState }: PlaceFieldsProps) {
  return (
    <>
      <TextField label={unit} autoComplete="off" {...field(`${at}.unitApartment`)} />
      <Row $columns="1.25fr 1fr 1.1fr">
        <TextField label={copy.city} autoComplete="off" {...field(`${at}.city`)} />
        <Select
          label={copy.state}
          options={states}
          placeholder=""
          {...field(`${at}.state`)}
          onChange={({ target }) => onState?.(target.value)}
        />
        <DigitsField max={5} label={copy.zip} {...field(`${at}.zipCode`)} />
      </Row>
    </>
  );
}

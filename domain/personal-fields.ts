/** The answers that the bureau compares and that staff read as one: a field that is part of none stands alone. */
type Part = 'name' | 'dateOfBirth' | 'address' | null;

/** How a form asks for a field, and what it says of an answer that is none. A line without a sentence may stay empty. */
type Asked =
  | { readonly kind: 'name'; readonly max: number; readonly missing: string; readonly inSentence: string }
  | { readonly kind: 'line'; readonly max: number; readonly missing: string | null }
  | { readonly kind: 'day' | 'state' | 'zip'; readonly wrong: string };

export type PersonalRow = Asked & {
  /** On the form, in its confirmation, in the file's history. */
  readonly label: string;
  /** Column of `borrower`. */
  readonly column: string;
  /** Who of the staff sees it in the file, see contract/person-fields.ts. */
  readonly seenBy: 'everybody' | 'platform' | 'financing';
  /** `name` and `address` are shown as one line, which has to be extended for a field that joins them; null for a line of its own. */
  readonly part: Part;
  /** In a message that tells the person what was changed, in each language. */
  readonly told: { readonly en: string; readonly es: string };
};

const name = {
  kind: 'name',
  max: 80,
  seenBy: 'everybody',
  part: 'name',
  told: { en: 'your name', es: 'su nombre' },
} as const;
const address = { seenBy: 'everybody', part: 'address', told: { en: 'your address', es: 'su domicilio' } } as const;

/**
 * Who a person is and where they live, one row for each field that staff change. The call and the answer that carry it
 * (contract/borrower-file), its column and row type, the form and the panel (portals/admin/borrower-file), who sees it, its word
 * in histories and its words in mails follow from the row; a column more needs its migration beside it.
 */
export const personalFields = {
  firstName: {
    ...name,
    label: 'First name',
    column: 'first_name',
    missing: 'Enter a first name',
    inSentence: 'first name',
  },
  lastName: { ...name, label: 'Last name', column: 'last_name', missing: 'Enter a last name', inSentence: 'last name' },
  birthDate: {
    label: 'Date of birth',
    column: 'birth_date',
    kind: 'day',
    wrong: 'Enter a date like 08/27/1988',
    seenBy: 'everybody',
    part: 'dateOfBirth',
    told: { en: 'your birth date', es: 'su fecha de nacimiento' },
  },
  street: { ...address, label: 'Street', column: 'street', kind: 'line', max: 120, missing: 'Enter a street' },
  unit: { ...address, label: 'Unit', column: 'unit', kind: 'line', max: 40, missing: null },
  city: { ...address, label: 'City', column: 'city', kind: 'line', max: 80, missing: 'Enter a city' },
  state: { ...address, label: 'State', column: 'state_code', kind: 'state', wrong: 'Enter two letters like TX' },
  zipCode: { ...address, label: 'ZIP code', column: 'zip_code', kind: 'zip', wrong: 'Enter five digits' },
} as const satisfies Readonly<Record<string, PersonalRow>>;

type Fields = typeof personalFields;
export type PersonalField = keyof Fields;
export type PersonalColumn = Fields[PersonalField]['column'];

export const PERSONAL_FIELDS = Object.keys(personalFields) as readonly PersonalField[];

export const PERSONAL_COLUMNS = PERSONAL_FIELDS.map((field): PersonalColumn => personalFields[field].column);

/** The columns of somebody who has answered nothing yet. */
export const NO_ANSWERS = Object.fromEntries(PERSONAL_COLUMNS.map((column) => [column, null])) as Readonly<
  Record<PersonalColumn, null>
>;

/** Something for each field, made from its row. */
export function ofEach<T>(
  make: (row: PersonalRow & { readonly column: PersonalColumn }, field: PersonalField) => T,
): Record<PersonalField, T> {
  return Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, make(personalFields[field], field)])) as Record<
    PersonalField,
    T
  >;
}

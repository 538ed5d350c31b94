import { isMailbox } from '@domain/address/home-address';
import { isZipOf, stateOfZip } from '@domain/address/zip-states';
import { hasLink } from '@domain/link-in-text';
import { isPrintable } from '@domain/printable';
import { isStateCode, type StateCode, US_STATES } from '@domain/us-states';
import { ComboBox } from '@portals/ui/combo-box';
import { DigitsField } from '@portals/ui/masked-fields';
import { TextField } from '@portals/ui/text-field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { needed, state, zip } from './rules';
import { copy as words } from './rules-copy';

const stateOptions = US_STATES.map(({ stateCode, name }) => ({ value: stateCode, label: name, code: stateCode }));

const noLink = z.refine<string>((line) => !hasLink(line) && isPrintable(line), words.noLink);
const noMailbox = z.refine<string>((line) => !isMailbox(line), words.mailbox);

/** Rules of the five address fields; the sentences name whose address it is. */
export const addressRules = (sentences: { street: string; city: string }) =>
  z
    .object({
      street: needed(sentences.street).check(noMailbox, noLink),
      unit: z.string().check(z.trim(), z.maxLength(30, words.long(30)), noMailbox, noLink),
      city: needed(sentences.city, 80).check(noLink),
      state: state(),
      zipCode: zip(),
    })
    .check((payload) => {
      const { state: stateCode, zipCode } = payload.value;
      // This is asked also when one of the two is at fault, which says so by itself.
      const message = zipFault(stateCode, zipCode);
      if (message) payload.issues.push({ code: 'custom', input: zipCode, path: ['zipCode'], message });
    });

const nameOf = (code: StateCode | undefined) => US_STATES.find(({ stateCode }) => stateCode === code)?.name;

/** What is wrong with the ZIP code of an address, seen from its state; undefined when nothing is, or when either is no whole one yet. */
export function zipFault(stateCode: string, zipCode: string): string | undefined {
  if (!isStateCode(stateCode) || !/^\d{5}$/.test(zipCode) || isZipOf(stateCode, zipCode)) return undefined;
  return wrongZip(stateCode, zipCode);
}

function wrongZip(stateCode: StateCode, zipCode: string): string {
  const place = nameOf(stateOfZip(zipCode));
  return place ? words.wrongZip(zipCode, place, nameOf(stateCode) ?? '') : words.noZip(zipCode);
}

type Field = (name: string) => { id: string; name: string; error: string | undefined; defaultValue?: string };

/**
 * Street, unit, city, state and ZIP code. `prefix` is where they lie in the form: `address.` for a spouse's; `children` stand below
 * the state.
 */
export function AddressFields({
  field,
  prefix = '',
  onState,
  children,
}: {
  field: Field;
  prefix?: string;
  onState?: (code: string) => void;
  children?: ReactNode;
}) {
  const own = prefix === '';
  return (
    <>
      <TextField
        label={words.street}
        autoComplete={own ? 'address-line1' : 'off'}
        enterKeyHint="next"
        {...field(`${prefix}street`)}
      />
      <TextField
        label={words.unit}
        optional
        autoComplete={own ? 'address-line2' : 'off'}
        enterKeyHint="next"
        {...field(`${prefix}unit`)}
      />
      <TextField
        label={words.city}
        autoComplete={own ? 'address-level2' : 'off'}
        enterKeyHint="next"
        {...field(`${prefix}city`)}
      />
      <ComboBox
        label={words.stateLabel}
        options={stateOptions}
        autoComplete={own ? 'address-level1' : 'off'}
        {...(onState && { onValue: onState })}
        {...field(`${prefix}state`)}
      />
      {children}
      <DigitsField
        max={5}
        label={words.zipCode}
        autoComplete={own ? 'postal-code' : 'off'}
        enterKeyHint="go"
        {...field(`${prefix}zipCode`)}
      />
    </>
  );
}

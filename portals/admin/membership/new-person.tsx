import { membershipMessages } from '@contract/messages/membership';
import type { Issue } from '@portals/form/form-errors';
import type { Form } from '@portals/form/use-form';
import { leaveTyped } from '@portals/state/leaving.store';
import { Button } from '@portals/ui/button';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { checkContact } from './plan.actions';

const Fields = styled.section`
  display: grid; gap: 12px; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start;
  [data-field] { margin: 0; }
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

export const IN_USE = membershipMessages.phoneOrEmailInUse.text;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type NewPerson = { firstName: string; lastName: string; isPhoneOrEmail: string };

/** A phone number or e-mail address as the calls take it; null for neither. */
export function readContact(typed: string): string | null {
  const text = typed.trim();
  if (text.includes('@')) return EMAIL.test(text) ? text.toLowerCase() : null;
  const digits = text.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? digits : null;
}

/** What is wrong with what was typed of somebody new, or who it is. */
export function readPerson(typed: Record<string, unknown>): { person: NewPerson } | { issues: Issue[] } {
  const [firstName, lastName, contact] = ['firstName', 'lastName', 'isPhoneOrEmail'].map((name) =>
    String(typed[name] ?? '').trim(),
  ) as [string, string, string];
  const isPhoneOrEmail = readContact(contact);
  const issues: Issue[] = [];
  if (firstName === '') issues.push({ path: ['firstName'], message: 'Enter a first name.' });
  if (lastName === '') issues.push({ path: ['lastName'], message: 'Enter a last name.' });
  if (isPhoneOrEmail === null)
    issues.push({ path: ['isPhoneOrEmail'], message: 'Enter a 10-digit phone number or an email address.' });
  return issues.length > 0 || isPhoneOrEmail === null
    ? { issues }
    : { person: { firstName, lastName, isPhoneOrEmail } };
}

export type NewPersonFieldsProps = {
  form: Pick<Form, 'field' | 'errors'>;
  onName: (firstName: string) => void;
  onOpenMember: (membershipId: string) => void;
};

/** Somebody new: a name, and where the plan is sent. A number or address that a member has leads to that member. */
export function NewPersonFields({ form, onName, onOpenMember }: NewPersonFieldsProps) {
  const [contact, setContact] = useState('');
  const [taken, setTaken] = useState<{ contact: string; membershipId: string | null } | null>(null);
  const { error: refused, ...field } = form.field('isPhoneOrEmail');

  async function check(typed: string) {
    const asked = readContact(typed);
    if (asked === null) return setTaken(null);
    // It is asked again when the plan is sent; a look that fails says nothing.
    const answer = await checkContact(asked).catch(() => null);
    setTaken(answer && !answer.available ? { contact: typed, membershipId: answer.membershipId } : null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server found it taken just now, and says by whom.
  useEffect(() => {
    if (refused === IN_USE) void check(contact);
  }, [refused]);

  const isTaken = taken?.contact === contact && contact !== '';
  const error = isTaken ? IN_USE : refused;
  return (
    <Fields aria-label="New patient">
      <TextField
        label="First name"
        autoComplete="off"
        {...form.field('firstName')}
        onChange={(event) => onName(event.target.value.trim())}
      />
      <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
      <div>
        <TextField
          label="Phone or email"
          autoComplete="off"
          {...field}
          error={error}
          onChange={(event) => setContact(event.target.value)}
          onBlur={(event) => void check(event.target.value)}
        />
        {error === IN_USE && isTaken && taken.membershipId !== null && (
          <Button dense look="text" onClick={() => leaveTyped(() => onOpenMember(taken.membershipId ?? ''))}>
            Open member
          </Button>
        )}
      </div>
    </Fields>
  );
}

import type { Sheet } from '../../words/what-changed';
import { roleWords } from '../role-words';
import type { Colleague } from './people.store';
import { permissionWords } from './permission-words';

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** Somebody as the dialogs about them ask. */
export function sheetOf(of: Colleague): Sheet {
  return {
    Name: of.name,
    'Email address': of.email,
    Phone: of.phone ?? '',
    Role: roleWords[of.role],
    Practices: of.practices.map(({ PracticeName }) => PracticeName).join(', '),
    'May do': of.hasOwnPermissions ? of.permissions.map((one) => permissionWords[one][1]).join(', ') : 'as the role',
    'Whom we call': yes(of.personOfContact),
    'Sells to practices': yes(of.salesRep),
    'Looks after practices': yes(of.successManager),
  };
}

/** Says what became of somebody who was changed by a colleague while a dialog about them was open. */
export const sayOvertaken = (name: string) => (changes: string, isGone: boolean) =>
  isGone
    ? `Somebody took ${name} off this list meanwhile. Your change was not made.`
    : [`Somebody changed ${name} meanwhile.`, changes, 'Your change was not made: close this and open it again.']
        .filter(Boolean)
        .join(' ');

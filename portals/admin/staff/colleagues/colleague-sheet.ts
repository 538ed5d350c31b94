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
    Permissions: of.hasOwnPermissions
      ? of.permissions.map((one) => permissionWords[one][1]).join(', ')
      : 'same as role',
    'Main contact': yes(of.personOfContact),
    'Sales representative': yes(of.salesRep),
    'Success manager': yes(of.successManager),
  };
}

/** Says what became of somebody who was changed by a colleague while a dialog about them was open. */
export const sayOvertaken = (name: string) => (changes: string, isGone: boolean) =>
  isGone
    ? `Someone removed ${name} from this list since you opened it. Your change wasn’t saved.`
    : [
        `Someone updated ${name} since you opened it.`,
        changes,
        'Your change wasn’t saved. Close this and open it again.',
      ]
        .filter(Boolean)
        .join(' ');

/** A tree of form values: text, flags, or the same one level down. */
export type FormValues = { [name: string]: FormValue };
export type FormValue = string | boolean | FormValue[] | FormValues;

function put(target: FormValues, path: string, value: FormValue): void {
  const parts = path.split(/[.[\]]+/).filter(Boolean);
  let at = target;
  for (const [depth, part] of parts.entries()) {
    const below = parts[depth + 1];
    if (below === undefined) at[part] = value;
    else {
      at[part] ??= /^\d+$/.test(below) ? [] : {};
      // A list takes a position as an object takes a name.
      at = at[part] as FormValues;
    }
  }
}

/**
 * Reads a form's controls by name. `address.city` makes a nested object, `rows[0].amount` a list, `perks[]` a list of the ticked values, a
 * lone checkbox a flag, and a group of radio buttons the chosen value ('' when none is chosen).
 */
export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  const lists = new Map<string, string[]>();
  const radios = new Map<string, string>();
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue;
    if (control.name === '' || control.disabled) continue;
    if (control.name.endsWith('[]')) {
      const list = lists.get(control.name) ?? [];
      lists.set(control.name, list);
      if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox' || control.checked)
        list.push(control.value);
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      radios.set(control.name, control.checked ? control.value : (radios.get(control.name) ?? ''));
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      put(values, control.name, control.checked);
    } else put(values, control.name, control.value);
  }
  for (const [name, list] of lists) put(values, name.slice(0, -2), list);
  for (const [name, value] of radios) put(values, name, value);
  return values;
}

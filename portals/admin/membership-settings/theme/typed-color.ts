import { DEFAULT_PRIMARY } from '@domain/look/brand-color';
import { brandProperties } from '@portals/theme/portal-theme';

/** A color as it would be worn; nothing typed is the default, and what is no color is undefined. */
export function typedColor(text: string) {
  const color = text.trim().toUpperCase();
  const own = brandProperties(color || DEFAULT_PRIMARY.color);
  const { '--primary': button, '--on-primary': onButton = '', '--primary-text': words = '' } = own;
  if (button === undefined) return undefined;
  return {
    primary: color || null,
    worn: { button, onButton, text: words },
    /** One that is worn as another is lost on a white page; the nearest that can be read there. */
    nearest: !color || button === color ? undefined : words,
  };
}

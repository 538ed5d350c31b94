import { ATTRIBUTES, type Attributes, BUTTON_DEFAULTS, parseAttribute } from '@sdk/attributes';

export type Place = 'floating' | 'button' | 'inline';

/** What was chosen in the builder. Texts are kept as typed; a wrong one is left out of the snippet, with a word beside its field. */
export type Choice = {
  type: Attributes['type'] | '';
  place: Place;
  button: NonNullable<Attributes['button']>;
  position: NonNullable<Attributes['position']>;
  size: NonNullable<Attributes['size']>;
  label: string;
  amount: string;
  lang: string;
  openOn: string;
  backButton: boolean;
  /** A link for visitors without JavaScript. */
  plainLink: boolean;
  /** One version for ever, with its digest. */
  pinned: boolean;
};

export const firstChoice: Choice = {
  type: '',
  place: 'floating',
  ...BUTTON_DEFAULTS,
  label: '',
  amount: '',
  lang: '',
  openOn: '',
  backButton: true,
  plainLink: true,
  pinned: false,
};

export type WidgetChoice = Attributes & { practice: string };

/** The attributes that a choice stands for; only those that mean something in its place. */
export function attributesOf(choice: Choice, practice: string): WidgetChoice {
  const { type, place, button, position, size } = choice;
  const texts = {
    label: place === 'inline' ? undefined : parsed('label', choice.label),
    amount: parsed('amount', choice.amount),
    lang: parsed('lang', choice.lang),
    'open-on': place === 'inline' ? undefined : parsed('open-on', choice.openOn),
  };
  return {
    practice,
    ...(type && { type }),
    ...(place !== 'inline' && { button, size }),
    ...(place === 'floating' && { position }),
    ...(place !== 'floating' && { inline: true as const }),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
    ...(!choice.backButton && place !== 'inline' && { 'back-button': 'off' as const }),
  };
}

type TextName = 'label' | 'amount' | 'lang' | 'open-on';

const parsed = (name: TextName, text: string): string | undefined =>
  text.trim() === '' ? undefined : parseAttribute(name, text);

/** Whether a text would be ignored by the widget. */
export const isIgnored = (name: TextName, text: string): boolean =>
  text.trim() !== '' && parseAttribute(name, text) === undefined;

export const practiceNameOf = (text: string): string | undefined => parseAttribute('practice', text);

/** The values that the table of attributes has for a choice. */
export const valuesOf = <Name extends 'type' | 'button' | 'position' | 'size'>(name: Name) => ATTRIBUTES[name];

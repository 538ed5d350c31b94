import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Affix, Box, describedBy, Field, type FieldProps } from './field';
import { IconButton } from './icon-button';
import { EyeIcon, EyeOffIcon } from './icons';
import { type Mask, MaskedInput } from './masked-input';
import { digitsMask, lastFourMask, moneyMask, phoneMask, ssnMask } from './masks';
import { words } from './piece-words';

type Extra = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'prefix' | 'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  defaultValue?: string | undefined;
  onValue?: (value: string) => void;
};
export type MaskedFieldProps = FieldProps & Extra;

type FrameProps = MaskedFieldProps & {
  mask: Mask;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A field whose text is drawn by a mask; the form reads the plain value. */
export function MaskedField({ label, hint, error, optional, mask, prefix, suffix, ...input }: FrameProps) {
  const frame = { id: input.id, name: input.name, label, hint, error, ...(optional && { optional }) };
  return (
    <Field {...frame}>
      <Box $isWrong={Boolean(error)}>
        {prefix && <Affix aria-hidden="true">{prefix}</Affix>}
        <MaskedInput
          inputMode="numeric"
          autoComplete="off"
          {...input}
          mask={mask}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id: input.id, hint, error })}
        />
        {suffix}
      </Box>
    </Field>
  );
}

/** An amount in dollars; the form reads "4200" or "4200.50". */
export function MoneyField(props: MaskedFieldProps) {
  return (
    <MaskedField
      inputMode="decimal"
      {...props}
      mask={moneyMask}
      prefix="$"
      suffix={<Affix aria-hidden="true">USD</Affix>}
    />
  );
}

/** A US phone number; the form reads ten digits. */
export function PhoneField(props: MaskedFieldProps) {
  return (
    <MaskedField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(555) 555-0142"
      {...props}
      mask={phoneMask}
    />
  );
}

/** A run of digits of at most `max`: ZIP code, routing number, account number. */
export function DigitsField({ max, ...props }: MaskedFieldProps & { max: number }) {
  return <MaskedField {...props} mask={digitsMask(max)} />;
}

// Drawn as dots by the browser; a password input would make password managers offer to keep the number.
const concealed = { WebkitTextSecurity: 'disc' } as CSSProperties;

/**
 * A Social Security number, all nine digits or only the last four. Digits hide one second after the last key; the eye
 * shows them. The value never leaves the form.
 */
export function SsnField({ only = 'full', onValue, ...props }: MaskedFieldProps & { only?: 'full' | 'last-four' }) {
  const [isShown, setShown] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function typed(value: string) {
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), 1000);
    onValue?.(value);
  }

  return (
    <MaskedField
      {...props}
      style={isShown || isTyping ? undefined : concealed}
      mask={only === 'full' ? ssnMask : lastFourMask}
      onValue={typed}
      autoComplete="off"
      spellCheck={false}
      data-private=""
      suffix={
        <IconButton
          label={isShown ? words.hideDigits : words.showDigits}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

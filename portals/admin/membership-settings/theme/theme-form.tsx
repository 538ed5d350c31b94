import { MARK_SIDE_MAX } from '@contract/picture';
import { site } from '@portals/client/site-configuration';
import { KeepTyped } from '@portals/form/keep-typed';
import { useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { PictureField } from '@portals/ui/picture-field';
import { TextField } from '@portals/ui/text-field';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { drawLogo } from '../../words/draw-picture';
import { copy } from './copy';
import { LookFacts } from './look-facts';
import { LookPreview } from './look-preview';
import { askForLook } from './theme.actions';
import type { CustomTheme } from './theme.store';
import { typedColor } from './typed-color';

const schema = z.object({
  primary: z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine((text) => typedColor(text) !== undefined, { error: copy.colorFault }),
    z.refine((text) => typedColor(text)?.nearest === undefined, {
      error: ({ input }) => copy.unreadable(String(input), typedColor(String(input))?.nearest ?? ''),
    }),
  ),
  logo: z.string(),
  mark: z.string(),
});

const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 380px); gap: 24px 36px; align-items: start; margin-top: 14px;
  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`;
const Picker = styled.input`
  width: 44px; height: 32px; padding: 0; border: 0; border-radius: 8px; background: none; cursor: pointer;
`;
const Preview = styled.div`display: grid; gap: 12px; position: sticky; top: 16px;`;

/** Nothing typed. */
const DEFAULT = { primary: null, worn: typedColor('')?.worn ?? { button: '', onButton: '', text: '' } };
const MARK = { width: MARK_SIDE_MAX, height: MARK_SIDE_MAX };

/** A picture that was chosen; undefined for the one that is there already. */
const changed = (typed: string, shown: string) => (typed === shown ? undefined : typed);

/** Asks for a look, which is drawn while it is typed. What waits already is where it begins. */
export function ThemeForm({ of }: { of: Frozen<CustomTheme> }) {
  const from = of.requestedTheme ?? of;
  const begun = { primary: from.primary ?? '', logo: from.logo ?? '', mark: from.mark ?? '' };
  const [typed, setTyped] = useState(begun);
  const text = useRef<HTMLInputElement>(null);
  const form = useForm({
    schema,
    initial: { primary: begun.primary },
    submit: (answers) =>
      askForLook(of, {
        primary: answers.primary || null,
        logo: changed(answers.logo, begun.logo),
        mark: changed(answers.mark, begun.mark),
      }),
  });
  const shown = typedColor(typed.primary);
  // What cannot be worn is not drawn.
  const drawn = shown && !shown.nearest ? shown : DEFAULT;
  const isTyped =
    typed.primary.trim().toUpperCase() !== begun.primary || typed.logo !== begun.logo || typed.mark !== begun.mark;
  function pick(value: string) {
    if (text.current) text.current.value = value.toUpperCase();
    setTyped((before) => ({ ...before, primary: value }));
  }
  const field = form.field('primary');
  return (
    <section aria-labelledby="ask-title">
      <Heading id="ask-title">{of.requestedTheme ? copy.formAgain : copy.form}</Heading>
      <Columns>
        <form {...form.props}>
          {isTyped && !form.pending && <KeepTyped isOnPage />}
          <ErrorSummary {...form.summary} />
          <TextField
            label={copy.color}
            hint={copy.colorHint}
            optional
            placeholder="#2E6E64"
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            {...field}
            ref={text}
            onInput={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, primary: value }))}
            suffix={
              <Picker
                type="color"
                aria-label={copy.pick}
                value={drawn.worn.button.toLowerCase()}
                onChange={({ target }) => pick(target.value)}
              />
            }
          />
          <PictureField
            label={copy.logo}
            hint={copy.logoHint}
            shown={begun.logo}
            read={drawLogo}
            removeLabel={copy.removeLogo}
            onPicture={(logo) => setTyped((before) => ({ ...before, logo }))}
            {...form.field('logo')}
          />
          <PictureField
            label={copy.mark}
            hint={copy.markHint}
            shown={begun.mark}
            read={(file) => drawLogo(file, MARK)}
            removeLabel={copy.removeMark}
            onPicture={(mark) => setTyped((before) => ({ ...before, mark }))}
            {...form.field('mark')}
          />
          <div style={{ marginTop: 18 }}>
            <Button type="submit" look="primary" pending={form.pending} pendingText={copy.asking}>
              {of.requestedTheme ? copy.askAgain : copy.ask}
            </Button>
          </div>
        </form>
        <Preview>
          <LookPreview
            label={copy.preview}
            practice={of.PracticeName}
            brand={site.brands.membership.name}
            look={{ primary: drawn.primary, logo: typed.logo || null, mark: typed.mark || null }}
          />
          <LookFacts {...drawn} />
        </Preview>
      </Columns>
    </section>
  );
}

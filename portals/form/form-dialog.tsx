import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Modal } from '@portals/ui/modal';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { copy } from './copy';
import { KeepOrDiscard } from './keep-typed';
import type { Form } from './use-form';

export type FormDialogProps = {
  title: string;
  /** What sending does: "Add website". */
  act: string;
  pendingText: string;
  form: Form;
  /** It opens with answers that were given before. */
  isChanged?: boolean;
  onClose: () => void;
  /** The fields, by `form.field(name)`. */
  children: ReactNode;
};

/**
 * A form in a dialog. Enter sends it. Once something was typed, Escape, the scrim, the close button, Back and links ask before
 * it is lost; Cancel says it and does not ask.
 */
export function FormDialog({ title, act, pendingText, form, isChanged = false, onClose, children }: FormDialogProps) {
  const [isDirty, setDirty] = useState(isChanged);
  const [isRefused, setRefused] = useState(false);
  // What is being sent is not lost by leaving.
  const held = useBlocker(isDirty && !form.pending);
  const isLeaving = isRefused || held.state === 'blocked';
  function change(event: FormEvent<HTMLFormElement>) {
    setDirty(true);
    setRefused(false);
    if (held.state === 'blocked') held.reset();
    form.props.onChange(event);
  }
  return (
    <Modal
      open
      title={title}
      dirty={isDirty || form.pending}
      onClose={onClose}
      onRefused={() => setRefused(!form.pending)}
      footer={
        isLeaving ? (
          <>
            <p role="alert" style={{ flex: 1, alignSelf: 'center' }}>
              {copy.notSent}
            </p>
            <KeepOrDiscard held={held} onKeep={() => setRefused(false)} onDiscard={onClose} />
          </>
        ) : (
          <>
            <Button onClick={onClose} disabled={form.pending}>
              {copy.cancel}
            </Button>
            <Button look="primary" pending={form.pending} pendingText={pendingText} onClick={() => void form.send()}>
              {act}
            </Button>
          </>
        )
      }
    >
      <form {...form.props} onChange={change}>
        <ErrorSummary {...form.summary} />
        {children}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}

import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { Modal } from '@portals/ui/modal';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copy } from './copy';
import { KeepTyped } from './keep-typed';
import type { Form } from './use-form';

export type FormDialogProps = {
  title: string;
  /** What sending does: "Add website". */
  act: string;
  pendingText: string;
  form: Form;
  /** It opens with answers that were given before. */
  isChanged?: boolean;
  /** Rows of several fields stand in it. */
  wide?: boolean;
  onClose: () => void;
  /** The fields, by `form.field(name)`. */
  children: ReactNode;
};

/**
 * A form in a dialog. Enter sends it. Once something was typed, Escape, the scrim, the close button, Back and links ask before
 * it is lost; Cancel says it and does not ask.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, act, pendingText, form, isChanged = false, wide = false, onClose, children } = props;
  const [isDirty, setDirty] = useState(isChanged);
  const [isLeaving, setLeaving] = useState(false);
  function change(event: FormEvent<HTMLFormElement>) {
    setDirty(true);
    setLeaving(false);
    form.props.onChange(event);
  }
  return (
    <Modal
      open
      title={title}
      wide={wide}
      dirty={isDirty || form.pending}
      onClose={onClose}
      onRefused={() => setLeaving(!form.pending)}
      footer={
        isLeaving ? (
          <>
            <p role="alert" style={{ flex: 1, alignSelf: 'center' }}>
              {copy.notSent}
            </p>
            <Button onClick={() => setLeaving(false)}>{copy.keepTyping}</Button>
            <Button look="danger-fill" onClick={onClose}>
              {copy.discard}
            </Button>
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
      {isDirty && !form.pending && <KeepTyped onDiscard={onClose} />}
      <form {...form.props} onChange={change}>
        <ErrorSummary {...form.summary} />
        {children}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}

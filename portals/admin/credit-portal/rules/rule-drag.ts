import type { WireRule } from '@contract/versioned-tables/ruleset';
import { type DragEvent, useState } from 'react';

/** A rule that is dragged is known by its id; a file or a text from elsewhere is none. */
const KIND = 'application/x-rule';

/** Dragging rules by the mouse: what is dragged, where it would go, and what a row needs for both. Keys do the same (Alt with an arrow). */
export function useRuleDrag({
  live,
  moveTo,
}: {
  live: readonly WireRule[];
  moveTo: (rule: WireRule, id: string) => void;
}) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  const placeOf = (id: string | null) => live.findIndex(({ _id }) => _id === id);
  return (id: string) => ({
    row: {
      'data-dragged': dragged === id ? '' : undefined,
      'data-target':
        dragged === null || over !== id || dragged === id ? undefined : sideOf(placeOf(dragged), placeOf(id)),
      onDragOver(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        const rule = live.find(({ _id }) => _id === dragged);
        stop();
        if (rule) moveTo(rule, id);
      },
    },
    grip: {
      draggable: true,
      onDragStart(event: DragEvent<HTMLElement>) {
        const { dataTransfer, currentTarget } = event;
        dataTransfer.setData(KIND, id);
        dataTransfer.effectAllowed = 'move';
        if (currentTarget.parentElement) dataTransfer.setDragImage(currentTarget.parentElement, 12, 16);
        setDragged(id);
      },
      onDragEnd: stop,
    },
  });
}

/** A rule that goes down stands below the one on which it is dropped. */
const sideOf = (from: number, to: number): string => (from < to ? 'below' : '');

export type RuleDrag = ReturnType<ReturnType<typeof useRuleDrag>>;

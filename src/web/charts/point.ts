import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';
import { clamp } from '../words.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Selects a point of a chart: the one under the pointer or, if the chart has focus, the one reached with the arrow
 * keys, starting from the last.
 * @param count number of points
 * @param width of the drawing
 * @param indexAt returns the point at a position in the drawing
 */
export function usePoint(count: number, width: number, indexAt: (x: number) => number) {
  const [index, setIndex] = useState<number | null>(null);
  const shown = index === null || count === 0 ? null : clamp(index, 0, count - 1);
  const handlers = {
    tabIndex: 0,
    onPointerMove({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
      const box = currentTarget.getBoundingClientRect();
      if (box.width > 0) setIndex(indexAt(((clientX - box.left) / box.width) * width));
    },
    onPointerLeave: () => setIndex(null),
    onFocus: ({ currentTarget }: FocusEvent<SVGSVGElement>) => {
      if (currentTarget.matches(':focus-visible')) setIndex(count - 1);
    },
    onBlur: () => setIndex(null),
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setIndex(clamp((shown ?? count - 1) + step, 0, count - 1));
    },
  };
  return { shown, handlers };
}

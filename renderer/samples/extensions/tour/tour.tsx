/** A tour points at elements of the page one by one and explains them. Escape and Skip end it at any time. */
import {
  TeachingPopover,
  TeachingPopoverBody,
  TeachingPopoverFooter,
  TeachingPopoverHeader,
  TeachingPopoverSurface,
  TeachingPopoverTitle,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../kit/format/text';

export interface TourStop {
  /** Its texts are `tour.stops.<name>`; the element has it as `data-tour`. */
  readonly name: string;
}

interface TourProps {
  readonly stops: readonly TourStop[];
  /** Which stop is shown, from 0. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onEnd: (finished: boolean) => void;
}

export const Tour = ({ stops, at, onGo, onEnd }: TourProps): ReactNode => {
  const text = useText('extensions');
  const stop = stops[at];
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = stop ? document.querySelector<HTMLElement>(`[data-tour="${stop.name}"]`) : null;
    element?.scrollIntoView({ block: 'nearest' });
    setTarget(element);
  }, [stop]);
  if (!stop || !target) return null;
  const last = at === stops.length - 1;
  return (
    <TeachingPopover
      key={stop.name}
      open
      withArrow
      trapFocus
      positioning={{ target, position: 'below' }}
      onOpenChange={(_, { open }) => (open ? undefined : onEnd(false))}
    >
      <TeachingPopoverSurface aria-label={text(`tour.stops.${stop.name}.title`)}>
        <TeachingPopoverHeader dismissButton={{ 'aria-label': text('tour.skip') }}>
          {text('tour.place', { number: at + 1, total: stops.length })}
        </TeachingPopoverHeader>
        <TeachingPopoverBody>
          <TeachingPopoverTitle dismissButton={null}>{text(`tour.stops.${stop.name}.title`)}</TeachingPopoverTitle>
          {text(`tour.stops.${stop.name}.about`)}
        </TeachingPopoverBody>
        <TeachingPopoverFooter
          primary={{
            children: text(last ? 'tour.finish' : 'tour.next'),
            onClick: () => (last ? onEnd(true) : onGo(at + 1)),
          }}
          secondary={{
            children: text(at === 0 ? 'tour.skip' : 'tour.back'),
            onClick: () => (at === 0 ? onEnd(false) : onGo(at - 1)),
          }}
        />
      </TeachingPopoverSurface>
    </TeachingPopover>
  );
};

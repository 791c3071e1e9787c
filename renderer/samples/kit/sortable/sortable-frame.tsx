/** What every piece that can be put in order stands in: the way to move, and each step of it, in words. */
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import { makeStyles } from '@fluentui/react-components';
import { createContext, type ReactNode, useId, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { visuallyHidden } from '../../../kit/ui/styles';
import { createManager } from './manager';

const useStyles = makeStyles({
  spoken: visuallyHidden,
});

/** The id of the words that tell how to move an item. */
export const HowToMove = createContext<string | undefined>(undefined);

interface SortableFrameProps {
  readonly handlers: Partial<DragDropEventHandlers>;
  /** The step that was made last. */
  readonly words: string;
  readonly children: ReactNode;
}

export const SortableFrame = ({ handlers, words, children }: SortableFrameProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const help = useId();
  const [manager] = useState(createManager);
  return (
    <DragDropProvider manager={manager} {...handlers}>
      <HowToMove value={help}>{children}</HowToMove>
      <span id={help} hidden>
        {text('sortable.how')}
      </span>
      <span role="status" className={styles.spoken}>
        {words}
      </span>
    </DragDropProvider>
  );
};

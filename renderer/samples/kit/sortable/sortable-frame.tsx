/** The drag and drop context of sortable items, with instructions and announcements for screen readers. */
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import { makeStyles } from '@fluentui/react-components';
import { createContext, type ReactNode, useId, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { visuallyHidden } from '../../../kit/ui/styles';
import { createManager } from './manager';

const useStyles = makeStyles({ hidden: visuallyHidden });

/** The id of the text that explains how to move an item. */
export const MoveInstructions = createContext<string | undefined>(undefined);

interface SortableFrameProps {
  readonly handlers: Partial<DragDropEventHandlers>;
  readonly announcement: string;
  readonly children: ReactNode;
}

export const SortableFrame = ({ handlers, announcement, children }: SortableFrameProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const help = useId();
  const [manager] = useState(createManager);
  return (
    <DragDropProvider manager={manager} {...handlers}>
      <MoveInstructions value={help}>{children}</MoveInstructions>
      <span id={help} hidden>
        {text('sortable.how')}
      </span>
      <span role="status" className={styles.hidden}>
        {announcement}
      </span>
    </DragDropProvider>
  );
};

/** Names what the list shows as a new view, or renames the open view. */
import type { ReactNode } from 'react';
import { useText } from '../../format/text';
import { toViewContent } from '../data/view-state';
import { addView, renameView } from './change-views';
import type { ViewedList } from './use-open-view';
import { ViewNameDialog } from './view-name-dialog';

interface ViewDialogProps extends ViewedList {
  /** Renames the open view; otherwise saves a new one. */
  readonly isRename: boolean;
  readonly onClose: () => void;
}

export const ViewDialog = ({ isRename, list, fallback, views, view, onClose }: ViewDialogProps): ReactNode => {
  const text = useText('views');
  if (isRename && view) return <RenameView list={list.name} views={views} view={view} onClose={onClose} />;
  const save = async (name: string, isDefault: boolean): Promise<boolean> => {
    const added = await addView(list.name, { name, isDefault }, toViewContent(list.state, list.choice, fallback));
    if (added) list.change({ view: added.id, page: list.state.page });
    return added !== undefined;
  };
  const { eventId } = list.state.narrowing;
  const isNarrowed = eventId !== undefined || fallback.narrowing.eventId !== undefined;
  const follows = eventId === fallback.narrowing.eventId;
  const event = text(follows ? 'dialog.followsEvent' : 'dialog.ownEvent');
  const about = isNarrowed ? `${text('dialog.about')} ${event}` : text('dialog.about');
  return <ViewNameDialog views={views} about={about} onSave={save} onClose={onClose} />;
};

interface RenameViewProps extends Pick<ViewedList, 'views'> {
  readonly list: string;
  readonly view: NonNullable<ViewedList['view']>;
  readonly onClose: () => void;
}

export const RenameView = ({ list, views, view, onClose }: RenameViewProps): ReactNode => (
  <ViewNameDialog views={views} renamed={view} onSave={(name) => renameView(list, view.id, name)} onClose={onClose} />
);
